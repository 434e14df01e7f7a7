import type { ListedDevice } from '#domain/devices/registering.ts';
import type { Option } from '../../../ui/option-list/option-list.tsx';
import { stateNames, stateOf } from './device-words.ts';

/** The filters as the address carries them. */
export interface DeviceFilter {
  /** The name of a church. */
  church?: string;
  state?: string;
  version?: string;
}

function different(texts: readonly (string | null | undefined)[]): string[] {
  return [...new Set(texts.flatMap((text) => text || []))];
}

function choices(none: string, values: readonly string[]): Option[] {
  return [{ value: '', label: none }, ...values.map((value) => ({ value, label: value }))];
}

/** Choices of each filter: values of the devices, and the one in the address. */
export function choicesOf(devices: readonly ListedDevice[], filter: DeviceFilter) {
  const states = Object.entries(stateNames).map(([value, label]) => ({ value, label }));
  const inOrder = new Intl.Collator('en', { numeric: true });
  return {
    church: choices(
      'All',
      different([...devices.map(({ church }) => church), filter.church]).toSorted(inOrder.compare),
    ),
    state: [{ value: '', label: 'Any' }, ...states],
    version: choices(
      'Any',
      different([...devices.map(({ version }) => version), filter.version]).toSorted((a, b) =>
        inOrder.compare(b, a),
      ),
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
