import TabletSmartphone from 'lucide-react/icons/tablet-smartphone';
import type { ReactNode } from 'react';
import type { ListedDevice } from '#domain/devices/registering.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { deviceColumns } from './device-columns.tsx';
import { type DeviceFilter, filtered } from './device-filter.ts';
import { DeviceFilters } from './device-filters.tsx';
import { nameOf } from './device-words.ts';

/** The devices that the filters let through, and the filters. */
export function DeviceList({
  devices,
  now,
  filter,
  onFilter,
  renderMenu,
}: {
  devices: readonly ListedDevice[];
  now: Date;
  filter: DeviceFilter;
  onFilter(filter: DeviceFilter): void;
  renderMenu(device: ListedDevice): ReactNode;
}) {
  if (devices.length === 0) {
    return (
      <EmptyState icon={TabletSmartphone} title="No device counts here yet">
        Register the tablets that your ushers share. Each usher then opens them with six digits.
      </EmptyState>
    );
  }
  const shown = filtered(devices, filter, now);
  return (
    <>
      <DeviceFilters devices={devices} filter={filter} onFilter={onFilter} />
      {shown.length === 0 ? (
        <EmptyState
          icon={TabletSmartphone}
          title="No device is like this"
          action={<Button onClick={() => onFilter({})}>Show all devices</Button>}
        >
          {devices.length === 1 ? 'One device is' : `${devices.length} devices are`} left out by the
          filters.
        </EmptyState>
      ) : (
        <DataTable
          // Another filter begins on its first page.
          key={JSON.stringify(filter)}
          caption="Devices"
          columns={deviceColumns(now, __APP_VERSION__, renderMenu)}
          rows={shown}
          rowKey={({ registration, deviceId }) => registration?.id ?? deviceId ?? ''}
          rowName={nameOf}
          perPage={25}
        />
      )}
    </>
  );
}
