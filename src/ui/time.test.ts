import { expect, test } from 'vitest';
import { grouped, timeOfDay } from './time.ts';

test('thousands stand apart by a no-break space', () => {
  expect([0, 942, 2876, 999_999].map(grouped)).toEqual(['0', '942', '2\u00a0876', '999\u00a0999']);
});

test('S9-016 times have 24 hours and two digits', () => {
  expect(timeOfDay(new Date(2026, 10, 22, 9, 5).getTime())).toBe('09:05');
  expect(timeOfDay(new Date(2026, 10, 22, 0, 5).getTime())).toBe('00:05');
  expect(timeOfDay(new Date(2026, 10, 22, 15, 20).getTime())).toBe('15:20');
});
