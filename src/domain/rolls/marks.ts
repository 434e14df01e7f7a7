import type { Roll } from './entities.ts';

/** `none`: a mark that was taken back. */
export const markKinds = ['present', 'absent', 'none'] as const;
export type MarkKind = (typeof markKinds)[number];

/** Everything that a roll says of a person. */
export interface Mark {
  mark: MarkKind;
  /** Only of somebody who was present. */
  newConvert: boolean;
  holySpirit: boolean;
}

/** A mark of a person, as somebody made it. */
export interface PersonMark extends Mark {
  personId: string;
  /** ISO, the clock of the device, or put right by the server. */
  at: string;
}

/** The lists of people of a roll. */
export type Lists = Pick<
  Roll,
  'present' | 'absent' | 'firstTimers' | 'newConverts' | 'receivedHolySpirit'
>;

/** Person -> ISO of the newest mark. The server alone keeps it. */
export type MarkTimes = Readonly<Record<string, string>>;

export const nobodyMarked: Lists = {
  present: [],
  absent: [],
  firstTimers: [],
  newConverts: [],
  receivedHolySpirit: [],
};

export const notMarked: Mark = { mark: 'none', newConvert: false, holySpirit: false };

/** The list with or without somebody, in the order of the ids. */
export function listed(ids: readonly string[], id: string, isIn: boolean): string[] {
  const others = ids.filter((one) => one !== id);
  return isIn ? [...others, id].toSorted() : others;
}

/** Mark of a person in a roll. */
export function markOf(lists: Lists, personId: string): Mark {
  const has = (ids: readonly string[]) => ids.includes(personId);
  return {
    mark: has(lists.present) ? 'present' : has(lists.absent) ? 'absent' : 'none',
    newConvert: has(lists.newConverts),
    holySpirit: has(lists.receivedHolySpirit),
  };
}

/** The roll with one mark, in the place of the one that this person had. Everybody else stays. */
export function withMark<Of extends Lists>(lists: Of, said: Mark & { personId: string }): Of {
  const { personId, mark, newConvert, holySpirit } = said;
  const isPresent = mark === 'present';
  return {
    ...lists,
    present: listed(lists.present, personId, isPresent),
    absent: listed(lists.absent, personId, mark === 'absent'),
    newConverts: listed(lists.newConverts, personId, isPresent && newConvert),
    receivedHolySpirit: listed(lists.receivedHolySpirit, personId, isPresent && holySpirit),
  };
}

export function withMarks<Of extends Lists>(
  lists: Of,
  marks: readonly (Mark & { personId: string })[],
): Of {
  return marks.reduce(withMark, lists);
}

/** A mark as a number: of two that were made at the same moment the greater one stands, whichever came first. */
function weight({ mark, newConvert, holySpirit }: Mark): number {
  const present = mark === 'present';
  return (
    { none: 0, absent: 1, present: 2 }[mark] * 4 +
    (present && newConvert ? 2 : 0) +
    (present && holySpirit ? 1 : 0)
  );
}

/** A roll as the server keeps it. */
export interface Timed extends Lists {
  times: MarkTimes;
  /** ISO: stands for the time of a mark of which none is kept, such as that of two records that became one. */
  changedAt: string;
}

function timeOf({ times, changedAt }: Timed, personId: string, { mark }: Mark): string {
  return times[personId] ?? (mark === 'none' ? '' : changedAt);
}

/** Whether a mark is newer than what the roll says of the person. */
function isNewer(roll: Timed, said: PersonMark): boolean {
  const stands = markOf(roll, said.personId);
  const since = timeOf(roll, said.personId, stands);
  return said.at === since ? weight(said) > weight(stands) : said.at > since;
}

/**
 * The roll with those of the marks that are newer than what it says: several people may mark one meeting, each without
 * a network, and all come to the same roll in whichever order they arrive.
 */
export function withNewerMarks<Of extends Timed>(roll: Of, marks: readonly PersonMark[]): Of {
  return marks.reduce(
    (known, said) =>
      isNewer(known, said)
        ? { ...withMark(known, said), times: { ...known.times, [said.personId]: said.at } }
        : known,
    roll,
  );
}

/** Times of those whom the roll names: a person who was erased, or became another one, leaves none behind. */
export function timesOfNamed({ present, absent }: Lists, times: MarkTimes): MarkTimes {
  const named = new Set([...present, ...absent]);
  return Object.fromEntries(
    Object.entries(times)
      .filter(([id]) => named.has(id))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}
