import { setImmediate as turn } from 'node:timers/promises';
import { fixedRandom } from '../../server/sample-tenant/fixed-seed.ts';
import { nameStocks } from '../../server/sample-tenant/names.ts';
import { type Candidate, likelyPairs } from '../../src/domain/duplicates/likely-pairs.ts';
import { newId } from '../../src/domain/values/new-id.ts';
import { must } from '../../src/domain/must.ts';
import { personOf } from '../support/people-rows.ts';
import type { Figure } from './figure.ts';

const people = 100_000;
/** Of all people, those who are here a second time. */
const twice = 2000;

const random = fixedRandom('likely pairs of the bench');
const upTo = (most: number) => Math.floor(most * random());
const oneOf = <Value>(values: readonly Value[]): Value =>
  must(values[upTo(values.length)], 'one of several');

function anybody(): Candidate {
  const { women, men, last } = oneOf(nameStocks);
  const number = `+2782${String(upTo(1e7)).padStart(7, '0')}`;
  return personOf('church', `${oneOf([...women, ...men])} ${oneOf(last)}`, {
    phoneNumbers: random() < 0.8 ? [{ kind: 'mobile', number, optOut: false }] : [],
    birthDate:
      random() < 0.5 ? { day: 1 + upTo(28), year: 1940 + upTo(80), month: 1 + upTo(12) } : null,
  });
}

/** Everybody of a very large church compared, in the thread of a worker. */
export async function likelyPairFigures(): Promise<Figure[]> {
  const first = Array.from({ length: people - twice }, anybody);
  const again = first
    .filter(({ phoneNumbers }) => phoneNumbers?.length)
    .slice(0, twice)
    .map((person) => Object.assign(structuredClone(person), { id: newId(), birthDate: null }));
  let longest = 0;
  const began = performance.now();
  let last = began;
  const found = await likelyPairs([...first, ...again], new Set(), async () => {
    longest = Math.max(longest, performance.now() - last);
    await turn();
    last = performance.now();
  });
  const took = performance.now() - began;
  const known = new Set(again.map(({ id }) => id));
  const told = new Set(
    found.flatMap(({ ids, why }) => (why === 'number' ? ids.filter((id) => known.has(id)) : [])),
  );
  const conditions = `${people} people, ${twice} of them here twice with their number; ${found.length} pairs found`;
  return [
    {
      what: 'Likely pairs of 100,000 people',
      measured: took,
      unit: 'ms',
      atMost: 30_000,
      conditions,
    },
    {
      what: 'Likely pairs, people who are here twice and are found',
      measured: (100 * told.size) / twice,
      unit: 'of 100',
      atLeast: 100,
      conditions,
    },
    {
      what: 'Likely pairs, the longest time between two words on how far it is',
      measured: longest,
      unit: 'ms',
      conditions,
    },
  ];
}
