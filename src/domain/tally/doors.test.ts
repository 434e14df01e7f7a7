import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countsOf,
  mergedDoor,
  peopleAt,
  peopleIn,
  reportCounts,
  saysMore,
  sumOf,
  type DoorState,
} from './doors.ts';
import { keysAsked, tallyKeys, tallyWords, type Tallied } from './tally-keys.ts';

const keys = keysAsked(null);
const counts = fc.dictionary(fc.constantFrom(...keys), fc.nat(500)) as fc.Arbitrary<Tallied>;
const state: fc.Arbitrary<DoorState> = fc.record({
  door: fc.constantFrom('Main door', 'Side door'),
  added: counts,
  taken: counts,
  isOut: fc.boolean(),
  tappedAt: fc.nat(1000).map((at) => new Date(Date.UTC(2026, 10, 22) + at).toISOString()),
});

/** A door as its device has it after so many taps, every fifth taken back. */
function doorAfter(taps: number, at: number): DoorState {
  const added: Tallied = {};
  const taken: Tallied = {};
  for (let tap = 0; tap < taps; tap += 1) {
    const key = keys[(tap * 7 + at) % keys.length] ?? 'men';
    added[key] = (added[key] ?? 0) + 1;
    if (tap % 5 === 4) taken[key] = (taken[key] ?? 0) + 1;
  }
  const tappedAt = new Date(Date.UTC(2026, 10, 22, 9) + taps * 1000).toISOString();
  return { door: `Door ${at}`, added, taken, isOut: false, tappedAt };
}

test('A46 news of a door, in any order, lost or repeated, ends in the same count: 10,000 random schedules', () => {
  const doors = [37, 12, 58].map((taps, at) => ({ taps, at }));
  const news = doors.flatMap(({ taps, at }) =>
    Array.from({ length: taps + 1 }, (_, tap) => ({ at, state: doorAfter(tap, at) })),
  );
  const last = new Map(doors.map(({ taps, at }) => [at, doorAfter(taps, at)]));
  const total = peopleIn(sumOf([...last.values()].map(countsOf)));
  fc.assert(
    fc.property(fc.array(fc.nat(news.length - 1), { maxLength: 60, size: 'max' }), (schedule) => {
      // Some of the news, in any order, some more than once; at the end each device tells what it has.
      const heard = [
        ...schedule.flatMap((at) => news[at] ?? []),
        ...[...last].map(([at, one]) => ({ at, state: one })),
      ];
      const receiver = new Map<number, DoorState>();
      for (const { at, state: told } of heard) {
        const known = receiver.get(at);
        receiver.set(at, known ? mergedDoor(known, told) : told);
      }
      expect(receiver).toEqual(last);
      expect(peopleIn(sumOf([...receiver.values()].map(countsOf)))).toBe(total);
    }),
    { numRuns: 10_000 },
  );
});

test('merging is the same either way round, in any grouping, and with itself', () => {
  fc.assert(
    fc.property(state, state, state, (a, b, c) => {
      expect(mergedDoor(a, b)).toEqual(mergedDoor(b, a));
      expect(mergedDoor(mergedDoor(a, b), c)).toEqual(mergedDoor(a, mergedDoor(b, c)));
      expect(mergedDoor(a, a)).toEqual(a);
    }),
  );
});

const counted = (record: Tallied) =>
  Object.fromEntries(tallyKeys.flatMap((key) => (record[key] ? [[key, record[key]]] : [])));

/** Without what is 0, in one order: two doors of which the same is known are equal. */
function plain({ added, taken, ...rest }: DoorState) {
  return { ...rest, added: counted(added), taken: counted(taken) };
}

test('news says more exactly when it changes what is known', () => {
  fc.assert(
    fc.property(state, state, (known, told) => {
      const changes = !isDeepStrictEqual(plain(mergedDoor(known, told)), plain(known));
      expect(saysMore(known, told)).toBe(changes);
    }),
  );
  const [before, after] = [doorAfter(3, 0), doorAfter(4, 0)];
  expect(saysMore(before, after)).toBe(true);
  expect(saysMore(after, before)).toBe(false);
});

test('no door is below nothing, though the taking back came first', () => {
  expect(peopleAt({ added: { men: 1 }, taken: { men: 2 } })).toBe(0);
  expect(peopleAt({ added: {}, taken: { men: 2 } })).toBe(0);
});

test('the splits of the report add up to its attendance, whatever was tapped', () => {
  fc.assert(
    fc.property(fc.array(counts, { maxLength: 6 }), (doors) => {
      const report = reportCounts(sumOf(doors), keys);
      const people = doors.reduce((sum, door) => sum + peopleIn(door), 0);
      expect(report.attendance).toBe(people);
      expect((report.adults ?? 0) + (report.teens ?? 0) + (report.children ?? 0)).toBe(people);
      expect((report.females ?? 0) + (report.males ?? 0)).toBe(people);
    }),
  );
});

test('a split that the church does not ask stays uncounted, which is not 0', () => {
  const onlyAges = { asksAges: true, asksGender: false };
  expect(reportCounts({ adults: 4 }, keysAsked(onlyAges))).toEqual({
    attendance: 4,
    adults: 4,
    teens: 0,
    children: 0,
    females: null,
    males: null,
  });
  expect(reportCounts({ people: 7 }, keysAsked({ asksAges: false, asksGender: false }))).toEqual({
    attendance: 7,
    adults: null,
    teens: null,
    children: null,
    females: null,
    males: null,
  });
});

test('each key has its own words', () => {
  expect(new Set(tallyKeys.map((key) => tallyWords[key].label)).size).toBe(tallyKeys.length);
  expect(new Set(tallyKeys.map((key) => tallyWords[key].one)).size).toBe(tallyKeys.length);
});
