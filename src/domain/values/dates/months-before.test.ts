import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthsBefore } from './months-before.ts';

test.each([
  ['2026-11-26T09:41:00.000Z', 12, '2025-11-26T09:41:00.000Z'],
  ['2026-03-31T00:00:00.000Z', 1, '2026-02-28T00:00:00.000Z'],
  ['2024-03-31T00:00:00.000Z', 1, '2024-02-29T00:00:00.000Z'],
  ['2026-01-15T23:59:59.999Z', 1, '2025-12-15T23:59:59.999Z'],
])('issue 13: %s less %i months is %s', (moment, months, before) => {
  expect(monthsBefore(new Date(moment), months).toISOString()).toBe(before);
});

/** Months since the year 0. */
const index = (at: Date) => at.getUTCFullYear() * 12 + at.getUTCMonth();

test('issue 13: more months never lead to a later moment, and the month is always the one that was counted', () => {
  const moments = fc.date({
    min: new Date('2000-01-01'),
    max: new Date('2100-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, fc.integer({ min: 0, max: 120 }), (moment, months) => {
      const before = monthsBefore(moment, months);
      expect(index(moment) - index(before)).toBe(months);
      expect(monthsBefore(moment, months + 1) < before).toBe(true);
    }),
  );
});
