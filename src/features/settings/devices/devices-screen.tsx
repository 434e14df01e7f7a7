import { Link } from '@tanstack/react-router';
import BookOpen from 'lucide-react/icons/book-open';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { revokeDevice } from '#domain/access/administration.ts';
import { listDevices, revokeRegistered, type ListedDevice } from '#domain/devices/registering.ts';
import { newId } from '#domain/values/new-id.ts';
import { call } from '../../../api/calls/call.ts';
import { useConnection } from '../../../api/calls/use-connection.ts';
import { Button, buttonLook } from '../../../ui/button/button.tsx';
import { useConfirm } from '../../../ui/confirm/use-confirm.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { attempt } from '../../../ui/snackbar/attempt.ts';
import { AskedState } from '../parts/asked-state.tsx';
import * as settings from '../settings.css.ts';
import { useServerQuery } from '../use-server-query.ts';
import type { DeviceFilter } from './device-filter.ts';
import { DeviceList } from './device-list.tsx';
import { DeviceMenu } from './device-menu.tsx';
import { factsOf, nameOf } from './device-words.ts';
import { OpenDevice, type Open } from './open-device.tsx';

const everything = {};

/** Ends the device: what waits there goes to the server first. */
async function revoke({ registration, deviceId }: ListedDevice): Promise<boolean> {
  if (registration) return attempt(call(revokeRegistered, { id: registration.id }));
  return deviceId !== null && attempt(call(revokeDevice, { id: deviceId }));
}

/** Devices that count: registering those that people share, and ending one that was lost. */
export function DevicesScreen({
  filter,
  onFilter,
}: {
  filter: DeviceFilter;
  onFilter(filter: DeviceFilter): void;
}) {
  const asked = useServerQuery(listDevices, everything);
  const mayAct = useConnection().state !== 'offline';
  const [open, setOpen] = useState<Open | null>(null);
  const { confirm, dialog } = useConfirm();
  const devices = asked.data?.devices;
  // As it was asked: what the answer says is of then.
  const now = new Date(asked.data?.asOf ?? 0);
  const begin = () => setOpen({ is: 'registering', id: newId(), code: null });

  async function end(device: ListedDevice): Promise<void> {
    const answer = await confirm({
      title: `Revoke ${nameOf(device)}?`,
      message:
        'Everybody is signed out there. At its next contact it sends what waits, which an administrator then checks, and wipes the rest.',
      actions: { confirm: { label: 'Revoke' }, cancel: { label: 'Keep it' } },
    });
    if (answer === 'confirmed' && (await revoke(device))) await asked.again();
  }
  const actions = (
    <>
      <Link
        to="/docs/guides/$group/$topic"
        params={{ group: 'churches', topic: 'shared-tablets' }}
        className={buttonLook({})}
      >
        <Icon of={BookOpen} size="sm" /> Guide
      </Link>
      <Button kind="primary" icon={Plus} disabled={!mayAct} onClick={begin}>
        Register a device
      </Button>
    </>
  );
  return (
    <div className={settings.page}>
      <PageHeader
        title="Devices"
        facts={devices ? factsOf(devices, now) : 'Tablets and phones that count and keep reports'}
        actions={actions}
      />
      <AskedState asked={asked} what="your devices" />
      {devices && (
        <DeviceList
          devices={devices}
          now={now}
          filter={filter}
          onFilter={onFilter}
          renderMenu={(device) => (
            <DeviceMenu
              device={device}
              mayAct={mayAct}
              onOpen={(next) => void attempt(Promise.resolve(next).then(setOpen))}
              onRevoke={() => void end(device)}
            />
          )}
        />
      )}
      {open && (
        <OpenDevice
          open={open}
          mayAct={mayAct}
          onOpen={setOpen}
          onDone={() => void asked.again()}
        />
      )}
      {dialog}
    </div>
  );
}
