import { countOf, mergedDoor } from '#domain/tally/doors.ts';
import type { Tallied, TallyKey } from '#domain/tally/tally-keys.ts';
import { newId } from '#domain/values/new-id.ts';
import { tapsKept, type HeardDoor, type Tally } from './tally.ts';

function withOne(counts: Tallied, key: TallyKey): Tallied {
  return { ...counts, [key]: (counts[key] ?? 0) + 1 };
}

/** Time of a change, never earlier than the one before, whatever the clock does. */
function changedAt({ tappedAt }: Tally, now: number): string {
  return new Date(Math.max(now, Date.parse(tappedAt) + 1)).toISOString();
}

export function tapped(tally: Tally, key: TallyKey, now: number): Tally {
  return {
    ...tally,
    added: withOne(tally.added, key),
    taps: [...tally.taps, { key, at: now }].slice(-tapsKept),
    unfinished: true,
    tappedAt: changedAt(tally, now),
  };
}

/** Takes the last tap back; the same where there is none. */
export function takenBack(tally: Tally, now: number): Tally {
  const last = tally.taps.at(-1);
  if (!last || countOf(tally, last.key) === 0) return tally;
  return {
    ...tally,
    taken: withOne(tally.taken, last.key),
    taps: tally.taps.slice(0, -1),
    tappedAt: changedAt(tally, now),
  };
}

export function renamed(tally: Tally, door: string, now: number): Tally {
  return { ...tally, door, tappedAt: changedAt(tally, now) };
}

/**
 * A door that was shown or typed, which is never added twice. A code that is scanned again brings what is newer; numbers
 * that are typed again take the place of the first, since a slip is mended so.
 */
export function withHeard(tally: Tally, heard: HeardDoor): Tally {
  const known = tally.heard.find(({ id }) => id === heard.id);
  const isNewer = known && heard.way === 'code';
  const state = isNewer ? mergedDoor(known.state, heard.state) : heard.state;
  const others = tally.heard.filter(({ id }) => id !== heard.id);
  return { ...tally, heard: [...others, { ...heard, state }] };
}

/** Leaves a door out of the sum, or counts it in again. */
export function withLeftOut(tally: Tally, doorId: string, isOut: boolean): Tally {
  const others = tally.leftOut.filter((id) => id !== doorId);
  return { ...tally, leftOut: isOut ? [...others, doorId] : others };
}

/** Begins the door anew, from 0. The count until now is out of every sum. */
export function begunAnew(tally: Tally, now: number): Tally {
  return {
    ...tally,
    doorId: newId(),
    added: {},
    taken: {},
    taps: [],
    tappedAt: changedAt(tally, now),
    over: [...tally.over, tally.doorId],
    finished: null,
    unfinished: false,
  };
}

/** The report has the counts. `people`: what it says now. */
export function handedOver(tally: Tally, people: number): Tally {
  return { ...tally, finished: people, unfinished: false };
}
