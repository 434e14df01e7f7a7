import { expect, test } from 'vitest';
import { churchMonths, firstDays } from './church-months.ts';

const counted = (date: string, attendance: number | null, more: object = {}) => ({
  date,
  attendance,
  firstTimers: null,
  newConverts: null,
  receivedHolySpirit: null,
  didNotMeet: false,
  ...more,
});

test('issue 14: attendance by month of this year and the last; a month without reports is a gap', () => {
  const { years } = churchMonths(
    [counted('2026-01-04', 100), counted('2026-01-11', 120), counted('2025-12-28', 90)],
    [],
    '2026-03-01',
  );
  expect(years.map(({ year }) => year)).toEqual(['2026', '2025']);
  expect(years[0]?.months.slice(0, 3)).toEqual([220, null, null]);
  expect(years[1]?.months.at(-1)).toBe(90);
});

test('issue 14: converts to first timers of twelve months; nothing without first timers', () => {
  const cells = [
    counted('2026-02-03', 9, { firstTimers: 3, newConverts: 1 }),
    counted('2025-04-08', 9, { firstTimers: 1, newConverts: 1 }),
  ];
  expect(churchMonths([], cells, '2026-03-01').conversion).toBe(50);
  expect(churchMonths([], [], '2026-03-01').conversion).toBeNull();
  expect(firstDays('2026-03-01')).toEqual({ services: '2025-01-01', cells: '2025-04-01' });
});
