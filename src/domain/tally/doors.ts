import type { CountField } from '../attendance/definitions.ts';
import { tallyKeys, tallyWords, type Tallied, type TallyKey } from './tally-keys.ts';

/** What is known of a door, from wherever it was heard. */
export interface DoorState {
  door: string;
  added: Tallied;
  taken: Tallied;
  isOut: boolean;
  /** ISO, the clock of the device at the door. */
  tappedAt: string;
}

type Counts = Pick<DoorState, 'added' | 'taken'>;

const keysOf = (...records: Tallied[]): TallyKey[] =>
  tallyKeys.filter((key) => records.some((record) => record[key] !== undefined));

function highest(one: Tallied, other: Tallied): Tallied {
  return Object.fromEntries(
    keysOf(one, other).map((key) => [key, Math.max(one[key] ?? 0, other[key] ?? 0)]),
  );
}

/** The later of two; at the same instant, either way round the same one. */
function later<State extends Pick<DoorState, 'tappedAt' | 'door'>>(
  one: State,
  other: State,
): State {
  const apart = Date.parse(one.tappedAt) - Date.parse(other.tappedAt);
  if (apart !== 0) return apart > 0 ? one : other;
  return one.door >= other.door ? one : other;
}

/**
 * One door by two pieces of news. Taps and taps taken back only grow, so the higher is the later: the result is
 * the same in any order, and news that comes twice changes nothing.
 */
export function mergedDoor(one: DoorState, other: DoorState): DoorState {
  const { door, tappedAt } = later(one, other);
  return {
    door,
    tappedAt,
    added: highest(one.added, other.added),
    taken: highest(one.taken, other.taken),
    isOut: one.isOut || other.isOut,
  };
}

const grew = (before: Tallied, after: Tallied) =>
  keysOf(after).some((key) => (before[key] ?? 0) !== (after[key] ?? 0));

/** Whether `other` says something of the door that `one` does not. */
export function saysMore(one: DoorState, other: DoorState): boolean {
  const merged = mergedDoor(one, other);
  return (
    merged.isOut !== one.isOut ||
    Date.parse(merged.tappedAt) !== Date.parse(one.tappedAt) ||
    merged.door !== one.door ||
    grew(one.added, merged.added) ||
    grew(one.taken, merged.taken)
  );
}

/** People of one kind at a door. News that came apart may bring the taking back first: never below 0. */
export function countOf({ added, taken }: Counts, key: TallyKey): number {
  return Math.max(0, (added[key] ?? 0) - (taken[key] ?? 0));
}

/** People at a door by kind; a kind of which nobody was ever tapped is not there. */
export function countsOf(door: Counts): Tallied {
  return Object.fromEntries(keysOf(door.added).map((key) => [key, countOf(door, key)]));
}

export function peopleIn(counts: Tallied): number {
  return Object.values(counts).reduce<number>((sum, people) => sum + (people ?? 0), 0);
}

export function peopleAt(door: Counts): number {
  return peopleIn(countsOf(door));
}

/** The doors together, by kind. */
export function sumOf(doors: readonly Tallied[]): Tallied {
  return Object.fromEntries(
    keysOf(...doors).map((key) => [
      key,
      doors.reduce((sum, counts) => sum + (counts[key] ?? 0), 0),
    ]),
  );
}

const splitFields = ['adults', 'teens', 'children', 'females', 'males'] as const;

/** Numbers of a report that the counts of its doors give. */
export type FilledCounts = Record<'attendance' | (typeof splitFields)[number], number | null>;

/** The report's numbers. A split that no key of these counts tells of is not counted, which is not 0. */
export function reportCounts(counts: Tallied, asked: readonly TallyKey[]): FilledCounts {
  const told = new Set<CountField>(
    [...asked, ...keysOf(counts)].flatMap((key) => tallyWords[key].among),
  );
  const among = (field: CountField) =>
    keysOf(counts)
      .filter((key) => tallyWords[key].among.includes(field))
      .reduce((sum, key) => sum + (counts[key] ?? 0), 0);
  const splits = splitFields.map((field) => [field, told.has(field) ? among(field) : null]);
  return { attendance: peopleIn(counts), ...Object.fromEntries(splits) } as FilledCounts;
}
