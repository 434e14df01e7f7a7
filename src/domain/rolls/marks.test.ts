import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  markKinds,
  markOf,
  nobodyMarked,
  notMarked,
  type PersonMark,
  timesOfNamed,
  type Timed,
  withMark,
  withNewerMarks,
} from './marks.ts';

const fresh: Timed = { ...nobodyMarked, times: {}, changedAt: '2026-11-18T16:00:00.000Z' };

const moment = fc.integer({ min: 0, max: 6 }).map((minute) => `2026-11-18T17:0${minute}:00.000Z`);
const mark: fc.Arbitrary<PersonMark> = fc.record({
  personId: fc.constantFrom('naledi', 'thabo', 'zanele'),
  mark: fc.constantFrom(...markKinds),
  newConvert: fc.boolean(),
  holySpirit: fc.boolean(),
  at: moment,
});
const marks = fc.array(mark, { maxLength: 12 });

test('marks come to the same roll in whichever order they arrive, however often', () => {
  fc.assert(
    fc.property(
      marks.chain((all) =>
        fc.tuple(
          fc.constant(all),
          fc.shuffledSubarray(all, { minLength: all.length }),
          fc.subarray(all),
        ),
      ),
      ([all, others, again]) => {
        const one = withNewerMarks(fresh, all);
        expect(withNewerMarks(withNewerMarks(fresh, others), again)).toEqual({
          ...one,
          times: expect.objectContaining(one.times) as object,
        });
        expect(Object.keys(withNewerMarks(fresh, others).times).toSorted()).toEqual(
          Object.keys(one.times).toSorted(),
        );
      },
    ),
  );
});

test('nobody is present and absent, and only who was there was a new convert', () => {
  fc.assert(
    fc.property(marks, (all) => {
      const roll = withNewerMarks(fresh, all);
      expect(roll.present.filter((id) => roll.absent.includes(id))).toEqual([]);
      for (const id of [...roll.newConverts, ...roll.receivedHolySpirit]) {
        expect(roll.present).toContain(id);
      }
      expect(roll.present).toEqual([...new Set(roll.present)].toSorted());
    }),
  );
});

test('marks of one person leave everybody else as they are', () => {
  const thabo = {
    personId: 'thabo',
    mark: 'absent',
    newConvert: false,
    holySpirit: false,
  } as const;
  const before = withMark(nobodyMarked, thabo);
  const after = withMark(before, { ...thabo, personId: 'naledi', mark: 'present' });
  expect(markOf(after, 'thabo').mark).toBe('absent');
  expect(markOf(withMark(after, { personId: 'thabo', ...notMarked }), 'thabo')).toEqual(notMarked);
});

test('an older mark that arrives late changes nothing', () => {
  const said = { personId: 'thabo', newConvert: false, holySpirit: false };
  const newer = { ...said, mark: 'present', at: '2026-11-18T19:10:00.000Z' } as const;
  const older = { ...said, mark: 'absent', at: '2026-11-18T18:52:00.000Z' } as const;
  const roll = withNewerMarks(fresh, [newer]);
  expect(withNewerMarks(roll, [older])).toBe(roll);
});

test('a mark of which no time is kept stands against marks from before the last change of the roll', () => {
  const known: Timed = { ...fresh, present: ['thabo'], changedAt: '2026-11-18T17:30:00.000Z' };
  const said = { personId: 'thabo', mark: 'absent', newConvert: false, holySpirit: false } as const;
  expect(withNewerMarks(known, [{ ...said, at: '2026-11-18T17:00:00.000Z' }])).toBe(known);
  const later = withNewerMarks(known, [{ ...said, at: '2026-11-18T18:00:00.000Z' }]);
  expect(later).toMatchObject({ present: [], absent: ['thabo'] });
});

test('times of people whom the roll no longer names go', () => {
  const times = { thabo: 'a', naledi: 'b', zanele: 'c' };
  expect(timesOfNamed({ ...nobodyMarked, present: ['zanele'], absent: ['thabo'] }, times)).toEqual({
    thabo: 'a',
    zanele: 'c',
  });
});
