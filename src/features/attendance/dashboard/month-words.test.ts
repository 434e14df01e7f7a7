import { expect, test } from 'vitest';
import { churchMonths } from '#domain/attendance/board/church-months.ts';
import { conversionData } from './month-words.ts';

const today = '2026-12-01';
const ofMonth = (month: number) => {
  const date = `2026-${String(month).padStart(2, '0')}-05`;
  return {
    date,
    attendance: 8,
    firstTimers: 2,
    newConverts: 1,
    receivedHolySpirit: null,
    didNotMeet: false,
  };
};

test('a month in which no cell reported is missing, and the one that just began is not', () => {
  const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(ofMonth);
  expect(conversionData(churchMonths([], all, today)).missing).toBe(0);
  expect(conversionData(churchMonths([], all.toSpliced(4, 1), today)).missing).toBe(1);
});
