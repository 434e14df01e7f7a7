import { Link } from '@tanstack/react-router';
import Ban from 'lucide-react/icons/ban';
import BookOpen from 'lucide-react/icons/book-open';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import QrCodeIcon from 'lucide-react/icons/qr-code';
import TabletSmartphone from 'lucide-react/icons/tablet-smartphone';
import { useState } from 'react';
import { revokeDevice } from '#domain/access/administration.ts';
import {
  changeDevice,
  listDevices,
  registerDevice,
  revokeRegistered,
  type ListedDevice,
  type RegistrationCode,
} from '#domain/devices/registering.ts';
import { newId } from '#domain/values/new-id.ts';
import { call } from '../../../api/calls/call.ts';
import { useConnection } from '../../../api/calls/use-connection.ts';
import { Button, buttonLook } from '../../../ui/button/button.tsx';
import { useConfirm } from '../../../ui/confirm/use-confirm.tsx';
import { Drawer } from '../../../ui/drawer/drawer.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Menu, MenuItem, MenuLine } from '../../../ui/menu/menu.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { attempt } from '../../../ui/snackbar/attempt.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { AskedState } from '../parts/asked-state.tsx';
import * as settings from '../settings.css.ts';
import { useServerQuery } from '../use-server-query.ts';
import { deviceColumns } from './device-columns.tsx';
import { type DeviceFilter, filtered } from './device-filter.ts';
import { DeviceFilters } from './device-filters.tsx';
import { DeviceForm, newDevice, type DeviceUse } from './device-form.tsx';
import { factsOf, nameOf } from './device-words.ts';
import * as css from './devices.css.ts';
import { RegistrationSteps } from './registration-code.tsx';

const everything = {};

type Open =
  | { is: 'registering'; id: string; code: null }
  | { is: 'registering'; id: string; code: RegistrationCode; use: DeviceUse }
  | { is: 'changing'; id: string; use: DeviceUse };

async function askForCode(id: string, use: DeviceUse): Promise<Open> {
  const answer = await call(registerDevice, { id, ...use });
  if (answer.answeredBy === 'device') throw new Error('A registration is never queued');
  return { is: 'registering', id, code: answer.output, use };
}

interface RowMenuProps {
  device: ListedDevice;
  mayAct: boolean;
  onOpen(open: Promise<Open> | Open): void;
  onRevoke(): void;
}

function RowMenu({ device, mayAct, onOpen, onRevoke }: RowMenuProps) {
  const { registration } = device;
  if (registration?.revokedAt) return '';
  const name = nameOf(device);
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label={`Actions for ${name}`} disabled={!mayAct} />}>
      {registration && (
        <>
          <MenuItem
            icon={Pencil}
            onSelect={() => onOpen({ is: 'changing', id: registration.id, use: registration })}
          >
            Change
          </MenuItem>
          <MenuItem
            icon={QrCodeIcon}
            onSelect={() => onOpen(askForCode(registration.id, registration))}
          >
            New code
          </MenuItem>
          <MenuLine />
        </>
      )}
      <MenuItem icon={Ban} danger onSelect={onRevoke}>
        Revoke
      </MenuItem>
    </Menu>
  );
}

/** Ends the device: what waits there goes to the server first. */
async function revoke({ registration, deviceId }: ListedDevice): Promise<boolean> {
  if (registration) return attempt(call(revokeRegistered, { id: registration.id }));
  return deviceId !== null && attempt(call(revokeDevice, { id: deviceId }));
}

function OpenDevice({
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
  // As the answer came: what it says is of then.
  const now = new Date(asked.asOf);
  const shown = filtered(devices ?? [], filter, now);
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
  const columns = deviceColumns(now, __APP_VERSION__, (device) => (
    <RowMenu
      device={device}
      mayAct={mayAct}
      onOpen={(next) => void attempt(Promise.resolve(next).then(setOpen))}
      onRevoke={() => void end(device)}
    />
  ));
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
      {devices?.length === 0 && (
        <EmptyState icon={TabletSmartphone} title="No device counts here yet">
          Register the tablets that your ushers share. Each usher then opens them with six digits.
        </EmptyState>
      )}
      {devices && devices.length > 0 && (
        <DeviceFilters devices={devices} now={now} filter={filter} onFilter={onFilter} />
      )}
      {devices && devices.length > 0 && shown.length === 0 && (
        <EmptyState
          icon={TabletSmartphone}
          title="No device is like this"
          action={<Button onClick={() => onFilter({})}>Show all devices</Button>}
        >
          {devices.length === 1 ? 'One device is' : `${devices.length} devices are`} left out by the
          filters.
        </EmptyState>
      )}
      {shown.length > 0 && (
        <DataTable
          // Another filter begins on its first page.
          key={JSON.stringify(filter)}
          caption="Devices"
          columns={columns}
          rows={shown}
          rowKey={({ registration, deviceId }) => registration?.id ?? deviceId ?? ''}
          rowName={nameOf}
          perPage={25}
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
