import { expect, test } from 'vitest';
import type { MyReport } from '#store/attendance/my-reports/my-report.ts';
import { reportsByWeek } from './reports-by-week.ts';

// Which week a report is in depends on these two alone.
const on = (date: string, state: MyReport['state'] = 'sent') => ({ date, state }) as MyReport;

test('waiting reports stand first, sent ones below the week of their service', () => {
  const reports = [
    on('2026-11-08', 'draft'),
    on('2026-11-22'),
    on('2026-11-16'),
    on('2026-11-15'),
    on('2026-11-08'),
    on('2025-12-31'),
  ];
  expect(
    reportsByWeek(reports, '2026-11-22').map(({ title, reports: rows }) => [title, rows.length]),
  ).toEqual([
    ['Waiting', 1],
    ['This week', 2],
    ['Last week', 1],
    ['Week of 2 November', 1],
    ['Week of 29 December 2025', 1],
  ]);
});

test('a report of a coming day is of this week: a clock may be wrong', () => {
  expect(reportsByWeek([on('2026-11-30')], '2026-11-22')[0]?.title).toBe('This week');
});
