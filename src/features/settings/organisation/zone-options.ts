import { spokenZone } from '#domain/values/dates/time-zones.ts';
import type { Option } from '../../../ui/option-list/option-list.tsx';

/** Time zones that this device knows, and the one that is chosen, in the order of their cities. The server judges. */
export function zoneOptions(chosen: string): Option[] {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen]);
  return [...names]
    .map((value) => ({ value, label: spokenZone(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
}
