import type { ListedDevice } from '#domain/devices/registering.ts';
import type { Option } from '../../../ui/option-list/option-list.tsx';
import { type DeviceState, stateNames, stateOf } from './device-words.ts';

/** The filters as the address carries them. */
export interface DeviceFilter {
  /** The name of a church. */
  church?: string;
  state?: string;
  version?: string;
}

const isNamed = (text: string | null): text is string => text !== null && text !== '';

function different(texts: readonly (string | null)[]): string[] {
  return [...new Set(texts.filter(isNamed))];
}

function choices(none: string, values: readonly string[]): Option[] {
  return [{ value: '', label: none }, ...values.map((value) => ({ value, label: value }))];
}

/** What can be chosen: of what there is. */
export function choicesOf(devices: readonly ListedDevice[], now: Date) {
  const found = new Set(devices.map((device) => stateOf(device, now).is));
  const states = Object.entries(stateNames)
    .filter(([state]) => found.has(state as DeviceState['is']))
    .map(([value, label]) => ({ value, label }));
  const inOrder = new Intl.Collator('en', { numeric: true });
  return {
    church: choices(
      'All',
      different(devices.map(({ church }) => church)).toSorted(inOrder.compare),
    ),
    state: [{ value: '', label: 'Any' }, ...states],
    version: choices(
      'Any',
      different(devices.map(({ version }) => version)).toSorted((a, b) => inOrder.compare(b, a)),
    ),
  };
}

/** The devices that every filter lets through. */
export function filtered(
  devices: readonly ListedDevice[],
  { church, state, version }: DeviceFilter,
  now: Date,
): ListedDevice[] {
  return devices.filter(
    (device) =>
      (church === undefined || device.church === church) &&
      (state === undefined || stateOf(device, now).is === state) &&
      (version === undefined || device.version === version),
  );
}
