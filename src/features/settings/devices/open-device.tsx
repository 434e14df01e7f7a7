import {
  changeDevice,
  registerDevice,
  type RegistrationCode,
} from '#domain/devices/registering.ts';
import { call } from '../../../api/calls/call.ts';
import { Drawer } from '../../../ui/drawer/drawer.tsx';
import { attempt } from '../../../ui/snackbar/attempt.ts';
import { DeviceForm, newDevice, type DeviceUse } from './device-form.tsx';
import * as css from './devices.css.ts';
import { RegistrationSteps } from './registration-code.tsx';

/** A device that is registered, or whose use is changed. */
export type Open =
  | { is: 'registering'; id: string; code: null }
  | { is: 'registering'; id: string; code: RegistrationCode; use: DeviceUse }
  | { is: 'changing'; id: string; use: DeviceUse };

export async function askForCode(id: string, use: DeviceUse): Promise<Open> {
  const answer = await call(registerDevice, { id, ...use });
  if (answer.answeredBy === 'device') throw new Error('A registration is never queued');
  return { is: 'registering', id, code: answer.output, use };
}

/** The drawer beside the list: how a device is used, then the code that makes a tablet of it. */
export function OpenDevice({
  open,
  mayAct,
  onOpen,
  onDone,
}: {
  open: Open;
  mayAct: boolean;
  onOpen(open: Open | null): void;
  onDone(): void;
}) {
  const isNew = open.is === 'registering';
  async function send(use: DeviceUse): Promise<void> {
    if (isNew) onOpen(await askForCode(open.id, use));
    else {
      await call(changeDevice, { id: open.id, ...use });
      onOpen(null);
    }
    onDone();
  }
  return (
    <Drawer
      title={isNew ? 'Register a device' : 'Change the device'}
      width={380}
      onClose={() => {
        onOpen(null);
        onDone();
      }}
    >
      <div className={css.drawer}>
        {isNew && open.code !== null ? (
          <RegistrationSteps
            code={open.code}
            name={open.use.name}
            onAgain={() => void attempt(askForCode(open.id, open.use).then(onOpen))}
          />
        ) : (
          <DeviceForm
            start={isNew ? newDevice : open.use}
            submit={isNew ? 'Show the code' : 'Save'}
            mayAct={mayAct}
            onSend={send}
          />
        )}
      </div>
    </Drawer>
  );
}
