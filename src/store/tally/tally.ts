import type { DoorState } from '#domain/tally/doors.ts';
import type { Tallied, TallyKey } from '#domain/tally/tally-keys.ts';
import { newId } from '#domain/values/new-id.ts';
import type { Store } from '../database.ts';
import type { Kept } from '../drafts/kept.ts';

/** Service that is counted. `date`: yyyy-MM-dd. */
export interface TallyPlace {
  churchId: string;
  serviceId: string;
  date: string;
}

/** A door that came to this device without the network. */
export interface HeardDoor {
  id: string;
  state: DoorState;
  way: 'code' | 'typed';
  /** Device clock, ms. */
  heardAt: number;
}

/** One tap that can be taken back. `at`: device clock, ms. */
export interface Tap {
  key: TallyKey;
  at: number;
}

/** The door that a person counts on this device, and the other doors that were shown to it. */
export interface Tally extends TallyPlace, Kept {
  doorId: string;
  door: string;
  added: Tallied;
  taken: Tallied;
  /** The last taps, the newest last. */
  taps: Tap[];
  /** ISO; the time of the birth before the first tap. */
  tappedAt: string;
  heard: HeardDoor[];
  /** Ids of doors that this person leaves out of the sum. */
  leftOut: string[];
  /** Ids of doors that were counted here before it began anew. */
  over: string[];
  /** People in the report when counting was finished last; null before. */
  finished: number | null;
}

/** As many taps as somebody takes back; more are counted anew. */
export const tapsKept = 200;

export function tallyKey(accountId: string, { churchId, serviceId, date }: TallyPlace): string {
  return ['tally', accountId, churchId, serviceId, date].join('|');
}

export function newTally(
  accountId: string,
  place: TallyPlace,
  { door, now }: { door: string; now: number },
): Tally {
  return {
    ...place,
    key: tallyKey(accountId, place),
    accountId,
    doorId: newId(),
    door,
    added: {},
    taken: {},
    taps: [],
    tappedAt: new Date(now).toISOString(),
    heard: [],
    leftOut: [],
    over: [],
    finished: null,
    unfinished: false,
  };
}

export function stateOf({ door, added, taken, tappedAt }: Tally): DoorState {
  return { door, added, taken, tappedAt, isOut: false };
}

/** The door this person counts; null where they count none of this service. */
export async function tallyOf({ vault, profile }: Store, place: TallyPlace): Promise<Tally | null> {
  const kept = await vault.kept.get(tallyKey(profile.id, place));
  return (kept as Tally | undefined) ?? null;
}
