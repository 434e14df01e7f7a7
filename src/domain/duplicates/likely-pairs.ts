import type { Person } from '../people/entities.ts';
import {
  likenessBetween,
  likenesses,
  type Likeness,
  type Likened,
  type Traits,
  traitsOf,
} from '../people/likeness.ts';

/** Somebody who is looked at. */
export type Candidate = Likened & Pick<Person, 'id'>;

export interface LikelyPair {
  ids: readonly [string, string];
  why: Likeness;
}

/** The name of a pair, whichever of the two is named first. */
export function pairKey(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

/** More records than a household has with one number: a number that more have was typed to fill the field. */
const mostAlike = 60;
/** Of a name that more people have, the name alone says nothing. */
const mostNamesakes = 10;

interface Known {
  id: string;
  traits: Traits;
}

/** Begins the keys of names. */
const names = 'name ';

/** Whoever shares none of these with somebody is not like them: only those who share one are compared. */
function keysOf({ numbers, emails, name, birthday, family, first }: Traits): string[] {
  return [
    ...numbers.map((number) => `number ${number}`),
    ...emails.map((email) => `email ${email}`),
    `${names}${name}`,
    ...(birthday === null ? [] : first.map((one) => `born ${birthday} ${family} ${one}`)),
  ];
}

/** Two who were born on different days are two, whatever they are called. A year that is not known says nothing. */
function bornApart(one: Traits, other: Traits): boolean {
  if (one.birthday === null || other.birthday === null) return false;
  const [year, ...day] = one.birthday.split('-');
  const [also, ...then] = other.birthday.split('-');
  return day.join('-') !== then.join('-') || (year !== also && year !== '' && also !== '');
}

/** Rows between two of which whoever waits hears how far it is. */
const atOnce = 2000;

/**
 * Pairs of records that may be of one person, the strongest reasons first. `apart`: names of pairs who are two.
 * `onProgress`: the part that is done, from 0 to 1; what it answers is waited for.
 */
export async function likelyPairs(
  people: readonly Candidate[],
  apart: ReadonlySet<string>,
  onProgress: (part: number) => unknown = () => undefined,
): Promise<LikelyPair[]> {
  const blocks = new Map<string, Known[]>();
  for (const [at, person] of people.entries()) {
    if (at % atOnce === 0) await onProgress(at / people.length / 2);
    const known = { id: person.id, traits: traitsOf(person) };
    for (const key of keysOf(known.traits)) {
      const block = blocks.get(key);
      if (block) block.push(known);
      else blocks.set(key, [known]);
    }
  }
  const found = new Map<string, LikelyPair>();
  let done = 0;
  for (const [key, block] of blocks) {
    if (done % atOnce === 0) await onProgress(0.5 + done / blocks.size / 2);
    done += 1;
    const most = key.startsWith(names) ? mostNamesakes : mostAlike;
    if (block.length <= most) compareAll(block, apart, found);
  }
  const rank = ({ why }: LikelyPair) => likenesses.indexOf(why);
  return [...found.values()].toSorted((one, other) => rank(one) - rank(other));
}

function compareAll(
  block: readonly Known[],
  apart: ReadonlySet<string>,
  found: Map<string, LikelyPair>,
): void {
  for (const [at, one] of block.entries()) {
    for (const other of block.slice(at + 1)) {
      const key = pairKey(one.id, other.id);
      if (one.id === other.id || found.has(key) || apart.has(key)) continue;
      const why = likenessBetween(one.traits, other.traits);
      if (why === null || (why === 'name' && bornApart(one.traits, other.traits))) continue;
      found.set(key, { ids: [one.id, other.id], why });
    }
  }
}
