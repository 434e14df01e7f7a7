import { expect, test } from 'vitest';
import { pastMeetings } from './past-meetings.ts';

const on = (date: string, didNotMeet = false) => ({ date, didNotMeet });
const due = ['2026-10-29', '2026-11-05', '2026-11-12', '2026-11-19'];

function shownOf(reports: ReturnType<typeof on>[], dates = due) {
  return pastMeetings(dates, reports).map(({ date, report }) => [date, report !== null]);
}

test('a due meeting that nobody reported is a gap between the reported ones', () => {
  expect(shownOf([on('2026-11-05'), on('2026-11-19')])).toEqual([
    ['2026-11-05', true],
    ['2026-11-12', false],
    ['2026-11-19', true],
  ]);
});

test('a group that met a day early has no gap on its usual day', () => {
  expect(shownOf([on('2026-11-05'), on('2026-11-11'), on('2026-11-19')])).toEqual([
    ['2026-11-05', true],
    ['2026-11-11', true],
    ['2026-11-19', true],
  ]);
});

test('a week in which it did not meet is neither a meeting nor a gap', () => {
  expect(shownOf([on('2026-11-05'), on('2026-11-12', true), on('2026-11-19')])).toEqual([
    ['2026-11-05', true],
    ['2026-11-19', true],
  ]);
});

test('a group without a schedule shows what was reported, and one without reports nothing', () => {
  expect(shownOf([on('2026-11-19'), on('2026-11-05')], [])).toEqual([
    ['2026-11-05', true],
    ['2026-11-19', true],
  ]);
  expect(shownOf([])).toEqual([]);
});
