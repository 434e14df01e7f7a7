import type { ListedDevice } from '#domain/devices/registering.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { choicesOf, type DeviceFilter } from './device-filter.ts';
import * as css from './devices.css.ts';

const labels = { church: 'Church', state: 'State', version: 'Version' } as const;
const names = ['church', 'state', 'version'] as const;

/** Narrows the list: chips that show their value, then the way back. */
export function DeviceFilters({
  devices,
  filter,
  onFilter,
}: {
  devices: readonly ListedDevice[];
  filter: DeviceFilter;
  onFilter(filter: DeviceFilter): void;
}) {
  const options = choicesOf(devices, filter);
  return (
    <search className={css.filters}>
      {names.map((name) => (
        <Select
          key={name}
          label={labels[name]}
          options={options[name]}
          value={filter[name] ?? ''}
          onChange={(value) => {
            const { [name]: _, ...others } = filter;
            onFilter(value === '' ? others : { ...others, [name]: value });
          }}
        />
      ))}
      {names.some((name) => filter[name] !== undefined) && (
        <Button kind="ghost" onClick={() => onFilter({})}>
          Clear
        </Button>
      )}
    </search>
  );
}
