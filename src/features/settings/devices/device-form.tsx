import CircleAlert from 'lucide-react/icons/circle-alert';
import { useState } from 'react';
import { lockTimes, type RegisteredDevice } from '#domain/devices/registered-device.ts';
import { churchesInScope } from '#store/churches/queries.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import { Switch } from '../../../ui/switch/switch.tsx';
import * as css from './devices.css.ts';
import { useSubmitForm } from '../use-submit-form.ts';

export type DeviceUse = Pick<
  RegisteredDevice,
  'name' | 'churchId' | 'severalUshers' | 'lockAfter' | 'countingOnly'
>;

export const newDevice: DeviceUse = {
  name: '',
  churchId: '',
  severalUshers: true,
  lockAfter: 10,
  countingOnly: false,
};

function LockField({
  after,
  onChange,
}: {
  after: number | null;
  onChange(after: number | null): void;
}) {
  const times = lockTimes.map((minutes) => ({
    value: String(minutes),
    label: `After ${minutes} minutes`,
  }));
  return (
    <SelectField
      label="Lock when nobody touches it"
      name="lockAfter"
      options={[...times, { value: '', label: 'Never' }]}
      value={String(after ?? '')}
      onChange={(chosen) =>
        onChange(lockTimes.find((minutes) => String(minutes) === chosen) ?? null)
      }
    />
  );
}

/** Name, church and lock of a device. */
export function DeviceForm({
  start,
  submit,
  mayAct,
  onSend,
}: {
  start: DeviceUse;
  submit: string;
  mayAct: boolean;
  onSend(use: DeviceUse): Promise<void>;
}) {
  const [use, setUse] = useState(start);
  const live = useLive(churchesInScope);
  const { problems, busy, formProps } = useSubmitForm(['name', 'churchId'], {
    check: () => ({
      ...(use.name.trim() === '' && { name: 'Enter a name, such as Usher tablet 1' }),
      ...(use.churchId === '' && { churchId: 'Choose the church that it counts for' }),
    }),
    send: () => onSend({ ...use, name: use.name.trim() }),
  });
  const churches = live.state === 'ready' ? live.data : [];
  const options = churches.map(({ id, name }) => ({ value: id, label: name }));
  const set = (change: Partial<DeviceUse>) => setUse({ ...use, ...change });
  return (
    <form className={css.form} aria-label={submit} {...formProps}>
      {problems[''] && <Banner tone="danger" icon={CircleAlert} title={`${problems['']}.`} />}
      <TextField
        label="Name"
        name="name"
        autoComplete="off"
        maxLength={60}
        value={use.name}
        error={problems['name'] ?? null}
        onChange={(event) => set({ name: event.target.value })}
      />
      <SelectField
        label="Church"
        name="churchId"
        placeholder="Choose a church"
        options={options}
        value={use.churchId}
        error={problems['churchId'] ?? null}
        onChange={(churchId) => set({ churchId })}
      />
      <Switch
        label="Several ushers with a PIN"
        on={use.severalUshers}
        onChange={(severalUshers) => set({ severalUshers })}
      />
      <Switch
        label="For counting alone"
        hint="Whoever signs in there counts and reports, and opens nothing else"
        on={use.countingOnly === true}
        onChange={(countingOnly) => set({ countingOnly })}
      />
      <LockField after={use.lockAfter} onChange={(lockAfter) => set({ lockAfter })} />
      <Button
        type="submit"
        kind="primary"
        size="touch"
        wide
        disabled={!mayAct}
        busy={busy && 'Saving…'}
      >
        {submit}
      </Button>
    </form>
  );
}
