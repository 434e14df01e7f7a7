import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { packColumn, unpackColumn } from './column.ts';
import { lengthOfColumn, mapColumn, valueAt } from './map-column.ts';

const values = fc.oneof(
  fc.array(fc.option(fc.integer({ min: 0, max: 5 }), { nil: null })),
  fc.array(fc.integer()),
  fc.array(fc.uuid()),
  fc.array(fc.constantFrom('2026-11-22T09:00:00.000Z', '2026-11-29T09:30:00.000Z')),
  fc.array(fc.constantFrom('2026-11-22', '2026-11-29', null)),
);
/** A number that tells most values apart. */
const numberOf = (value: unknown) => JSON.stringify(value).length * 1000 + Number(value ?? -1) || 7;

test('numbers of a packed column are those of its values, one after the other', () => {
  fc.assert(
    fc.property(values, fc.nat({ max: 3 }), (plain, begin) => {
      const packed = packColumn<unknown>(plain);
      const list = unpackColumn(packed);
      const to = new Float64Array(begin + list.length + 1);
      mapColumn(packed, numberOf, to, begin);
      expect([...to]).toEqual([
        ...Array.from({ length: begin }, () => 0),
        ...list.map(numberOf),
        0,
      ]);
      expect(lengthOfColumn(packed)).toBe(list.length);
      expect(list.map((_, at) => valueAt(packed, at))).toEqual(list);
    }),
  );
});

test('the number of a value that stands at many places is asked once', () => {
  let asked = 0;
  mapColumn(
    packColumn(['a', 'b', 'a', 'b', 'a', 'b', 'a']),
    (letter) => {
      asked += 1;
      return letter === 'a' ? 1 : 2;
    },
    new Uint8Array(7),
  );
  expect(asked).toBe(2);
});
