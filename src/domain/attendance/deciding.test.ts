import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { addedUp, differences, follows, fieldsOf, picked } from './deciding.ts';
import { customName, keptCustom } from '../rows/row-values.ts';
import { choices } from './choices.ts';
import { reportValues, type ReportValues } from './entities.ts';
import { nothingCounted } from './nothing-counted.ts';

const said = (values: Partial<ReportValues>): ReportValues => ({ ...nothingCounted, ...values });

const [cars, venue] = ['cars', 'venue'] as const;
const count = fc.option(fc.nat(400), { nil: null });
const anyCustom = fc
  .record({ [cars]: count, [venue]: fc.constantFrom(null, 'Hall', 'Tent') })
  .map((custom) => keptCustom(custom));
const anyValues = fc
  .record({
    attendance: count,
    adults: count,
    males: count,
    notes: fc.constantFrom(null, 'Rain'),
    custom: anyCustom,
  })
  .map(said);

test('what is compared is what a report says, field by field', () => {
  const { custom: _, ...plain } = reportValues.shape;
  expect(fieldsOf()).toEqual(Object.keys(plain));
  const own = said({ custom: { [cars]: 40 } });
  expect(fieldsOf(own)).toEqual([...Object.keys(plain), customName(cars)]);
});

describe('adding up', () => {
  test('a number that only one side has is that one’s; null is not zero', () => {
    const sum = addedUp(said({ attendance: 40, males: 10 }), said({ attendance: 31 }));
    expect(sum).toEqual(said({ attendance: 71, males: 10 }));
  });

  test('money is added to the cent, and only of one currency', () => {
    const rand = (minor: number) => said({ offering: { minor, currency: 'ZAR' } });
    expect(addedUp(rand(105), rand(220))?.offering).toEqual({ minor: 325, currency: 'ZAR' });
    expect(addedUp(rand(1), said({ offering: { minor: 1, currency: 'USD' } }))).toBeNull();
  });

  test('who may not read money adds up the counts', () => {
    const { offering: _, ...seen } = said({ attendance: 40 });
    const values = seen as ReportValues;
    expect(addedUp(values, values)).toEqual(said({ attendance: 80 }));
  });

  test('who did not meet has nothingCounted to add', () => {
    expect(addedUp(said({ didNotMeet: true }), said({ attendance: 1 }))).toBeNull();
  });

  test('issue 13: numbers of custom fields are added, an answer that both gave stays, and two answers are no sum', () => {
    const a = said({ attendance: 1, custom: { [cars]: 40, [venue]: 'Hall' } });
    expect(addedUp(a, said({ attendance: 1, custom: { [cars]: 2 } }))?.custom).toEqual({
      [cars]: 42,
      [venue]: 'Hall',
    });
    expect(addedUp(a, said({ attendance: 1, custom: { [venue]: 'Tent' } }))).toBeNull();
  });

  test('goes both ways alike, and is never less than either', () => {
    fc.assert(
      fc.property(anyValues, anyValues, (a, b) => {
        const sum = addedUp(a, b);
        if (sum === null) return;
        expect(sum.attendance).toEqual(addedUp(b, a)?.attendance);
        expect(sum.attendance ?? 0).toBeGreaterThanOrEqual(a.attendance ?? 0);
      }),
    );
  });
});

describe('what a choice makes of two reports', () => {
  test('field by field, each number is one of the two', () => {
    fc.assert(
      fc.property(
        anyValues,
        anyValues,
        fc.subarray(fieldsOf(said({ custom: { [cars]: 1, [venue]: '' } }))),
        (a, b, fields) => {
          expect(follows('perField', a, b, picked(a, b, new Set(fields)))).toBe(true);
          expect(picked(a, b, new Set())).toEqual(a);
          expect(picked(a, b, new Set(differences(a, b)))).toEqual(b);
        },
      ),
    );
  });

  test('numbers that nobody counted follow only from an edit', () => {
    const [a, b, other] = [331, 338, 340].map((attendance) => said({ attendance }));
    if (!a || !b || !other) throw new Error('three reports');
    expect(choices.filter((choice) => follows(choice, a, b, other))).toEqual(['edited']);
    expect(choices.filter((choice) => follows(choice, a, b, a))).toEqual([
      'keep',
      'perField',
      'edited',
    ]);
    expect(follows('addUp', a, b, said({ attendance: 669 }))).toBe(true);
  });
});
