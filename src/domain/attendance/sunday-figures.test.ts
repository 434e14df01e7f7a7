import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../values/dates/local-date.ts';
import {
  type CountedReport,
  recentSundays,
  sundayFigures,
  sundaysToRead,
  trendWeeks,
} from './sunday-figures.ts';

const sunday = '2026-11-22';
const due = new Set(recentSundays(sunday));
const first = { id: 'first', due };
const second = { id: 'second', due };
const later = { ...second, due: new Set<string>() };

const report = (serviceId: string, date: string, attendance: number | null): CountedReport => ({
  serviceId,
  date,
  attendance,
  didNotMeet: attendance === null,
  status: 'submitted',
});

const monday = addDays(sunday, 1);

describe('the latest Sunday', () => {
  test('is compared with the Sunday before by the services that reported both', () => {
    const reports = [
      report('first', sunday, 110),
      report('first', addDays(sunday, -7), 100),
      report('second', addDays(sunday, -7), 300),
    ];
    const figures = sundayFigures([first, second], reports, monday);
    expect(figures).toMatchObject({
      people: 110,
      change: { people: 110, before: 100 },
      missing: ['second'],
      expected: 2,
    });
  });

  test('a service that did not meet has reported: nobody came', () => {
    const figures = sundayFigures([first], [report('first', sunday, null)], monday);
    expect(figures).toMatchObject({ people: 0, missing: [], change: null });
  });

  test('a deleted report is none', () => {
    const deleted = { ...report('first', sunday, 110), status: 'void' as const };
    expect(sundayFigures([first], [deleted], monday)).toMatchObject({
      people: null,
      missing: ['first'],
    });
  });

  test('while it lasts, a report that is not due yet is not missing, and the trend waits', () => {
    const reports = [report('first', sunday, 110)];
    const morning = sundayFigures([first, later], reports, sunday);
    expect(morning).toMatchObject({ missing: [], expected: 1, people: 110 });
    expect(morning.weeks.at(-1)?.people).toBeNull();
    const noon = sundayFigures([first, second], reports, sunday);
    expect(noon.missing).toEqual(['second']);
    const all = [...reports, report('second', sunday, 90)];
    const evening = sundayFigures([first, second], all, sunday);
    expect(evening.weeks.at(-1)?.people).toBe(200);
  });
});

test('each week stands beside the same Sunday a year before', () => {
  const reports = [report('first', sunday, 110), report('first', '2025-11-23', 95)];
  const { weeks } = sundayFigures([first], reports, monday);
  expect(weeks).toHaveLength(trendWeeks);
  expect(weeks.at(-1)).toEqual({ date: sunday, people: 110, missing: 0, yearBefore: 95 });
  expect(weeks[0]).toEqual({ date: '2026-09-06', people: null, missing: 1, yearBefore: null });
});

test('an earlier Sunday lacks the reports of services that had reported before', () => {
  const reports = [
    report('first', '2026-11-08', 100),
    report('first', '2026-11-15', 100),
    report('first', sunday, 100),
    report('second', '2026-11-08', 50),
    { ...report('second', '2026-11-15', 50), status: 'void' as const },
    report('third', sunday, 10),
    // Of the Sunday before its report was not due.
    report('fourth', '2026-11-08', 10),
    report('fourth', sunday, 10),
  ];
  const { weeks } = sundayFigures(
    [first, second, { ...first, id: 'third' }, { id: 'fourth', due: new Set([sunday]) }],
    reports,
    monday,
  );
  expect(weeks.slice(-4).map(({ missing }) => missing)).toEqual([0, 0, 1, 1]);
});

test('for any reports of the days that are read, no person is counted twice or left out', () => {
  const days = sundaysToRead(sunday);
  const anyReport = fc
    .tuple(fc.constantFrom('first', 'second'), fc.constantFrom(...days), fc.nat({ max: 999 }))
    .map(([serviceId, date, count]) => report(serviceId, date, count));
  fc.assert(
    fc.property(fc.array(anyReport, { maxLength: 60, size: 'max' }), (reports) => {
      const { weeks } = sundayFigures([first, second], reports, monday);
      const shown = weeks.reduce(
        (sum, { people, yearBefore }) => sum + (people ?? 0) + (yearBefore ?? 0),
        0,
      );
      expect(shown).toBe(reports.reduce((sum, { attendance }) => sum + (attendance ?? 0), 0));
    }),
  );
});
