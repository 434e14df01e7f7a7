import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { inOrderOf } from './row-order.ts';

const rows = fc.array(
  fc.record({ place: fc.nat({ max: 3 }), day: fc.integer({ min: -20, max: 20 }) }),
);

test('rows stand by place and day, in whichever order they came; those of one day as they came', () => {
  fc.assert(
    fc.property(rows, fc.boolean(), (drawn, isSorted) => {
      const came = isSorted ? drawn.toSorted((a, b) => a.day - b.day) : drawn;
      const place = Int32Array.from(came, (one) => one.place);
      const day = Int32Array.from(came, (one) => one.day);
      const { order, starts } = inOrderOf(place, day, 4);
      const plain = [...came.keys()].toSorted(
        (a, b) => (place[a] ?? 0) - (place[b] ?? 0) || (day[a] ?? 0) - (day[b] ?? 0) || a - b,
      );
      expect([...order]).toEqual(plain);
      expect([...starts]).toEqual(
        [0, 1, 2, 3, 4].map((at) => came.filter((one) => one.place < at).length),
      );
    }),
  );
});
