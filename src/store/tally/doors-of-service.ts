import type { DoorCount } from '#domain/tally/door-count.ts';
import { countsOf, mergedDoor, type DoorState } from '#domain/tally/doors.ts';
import type { Tallied } from '#domain/tally/tally-keys.ts';
import type { Store } from '../database.ts';
import { stateOf, tallyOf, type HeardDoor, type Tally, type TallyPlace } from './tally.ts';

/** How this device came to know a count. */
export type Heard =
  | { way: 'here' }
  /** `at`: ISO, the server's clock, when the server heard it. */
  | { way: 'network'; at: string }
  /** `at`: device clock, ms, when it was scanned or typed. */
  | { way: 'code' | 'typed'; at: number };

export interface CountedDoor {
  id: string;
  door: string;
  /** Person who counts there; null where the count came without a name. */
  accountName: string | null;
  counts: Tallied;
  /** ISO, the clock of the device at the door. */
  tappedAt: string;
  heard: Heard;
  /** Left out of the sum by the person at this device. */
  isLeftOut: boolean;
}

/** What is newer of a door: the network's word, or a code that was scanned since. */
function heardOf(synced: DoorCount | undefined, shown: HeardDoor | undefined): Heard | null {
  const isShownNewer =
    shown && (!synced || Date.parse(shown.state.tappedAt) > Date.parse(synced.tappedAt));
  if (isShownNewer) return { way: shown.way, at: shown.heardAt };
  return synced ? { way: 'network', at: synced.receivedAt } : null;
}

function merged(synced: DoorState | undefined, shown: DoorState | undefined): DoorState | null {
  if (synced && shown) return mergedDoor(synced, shown);
  return synced ?? shown ?? null;
}

function otherDoors(tally: Tally | null, synced: readonly DoorCount[]): CountedDoor[] {
  const shown = new Map(tally?.heard.map((door) => [door.id, door]));
  const told = new Map(synced.map((door) => [door.id, door]));
  const own = new Set([...(tally ? [tally.doorId] : []), ...(tally?.over ?? [])]);
  const ids = [...new Set([...told.keys(), ...shown.keys()])].filter((id) => !own.has(id));
  return ids.flatMap((id) => {
    const state = merged(told.get(id), shown.get(id)?.state);
    const heard = heardOf(told.get(id), shown.get(id));
    if (!state || !heard || state.isOut) return [];
    const { door, tappedAt } = state;
    const accountName = told.get(id)?.accountName ?? null;
    const isLeftOut = tally?.leftOut.includes(id) ?? false;
    return [{ id, door, accountName, counts: countsOf(state), tappedAt, heard, isLeftOut }];
  });
}

function ownDoor(tally: Tally, accountName: string): CountedDoor {
  const { door, tappedAt } = stateOf(tally);
  const counts = countsOf(tally);
  const heard: Heard = { way: 'here' };
  const { doorId: id } = tally;
  return { id, door, accountName, counts, tappedAt, heard, isLeftOut: false };
}

/** The doors with the one of this device, which is first. `tally`: as the screen has it, newer than the store. */
export function doorsWith(
  tally: Tally | null,
  synced: readonly DoorCount[],
  accountName: string,
): CountedDoor[] {
  const others = otherDoors(tally, synced).toSorted((a, b) => a.door.localeCompare(b.door, 'en'));
  return tally ? [ownDoor(tally, accountName), ...others] : others;
}

/** Counts of doors of a service that the server told. */
export function toldDoors({ cache }: Store, place: TallyPlace): Promise<DoorCount[]> {
  const { serviceId, date, churchId } = place;
  return cache.doorCount
    .where('[serviceId+date]')
    .equals([serviceId, date])
    .filter((door) => door.churchId === churchId)
    .toArray();
}

/** The doors of a service as this device knows them. */
export async function doorsOfService(store: Store, place: TallyPlace): Promise<CountedDoor[]> {
  const tally = await tallyOf(store, place);
  return doorsWith(tally, await toldDoors(store, place), store.profile.user.name);
}
