import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  analyticsNow as now,
  churchIds,
  placeFacts,
  plainQuestion,
  questionArbitrary,
  reportsArbitrary,
  serviceIds,
} from '../../../../tests/support/analytics-cases.ts';
import { analyticsReference, comparable } from '../../../../tests/support/analytics-reference.ts';
import { addDays } from '../../values/dates/local-date.ts';
import { nothingCounted } from '../nothing-counted.ts';
import { analyse } from './analyse.ts';
import { columnsOf } from './column-builder.ts';
import type { CountedReport } from './columns.ts';
import { countedOf } from './counted.ts';
import type { AnalyticsQuestion } from './question.ts';

describe('answers about attendance', () => {
  test('are those of a plain reference implementation, whatever is reported and asked', () => {
    fc.assert(
      fc.property(reportsArbitrary, questionArbitrary, (reports, question) => {
        const counted = countedOf(columnsOf(reports), placeFacts, now);
        const { spans, outliers: _outliers, ...answer } = analyse(question, counted, placeFacts);
        const { parts, ...expected } = analyticsReference(
          question,
          { ...placeFacts, reports },
          now,
        );
        expect(spans).toHaveLength(parts);
        expect(comparable(answer)).toEqual(comparable(expected));
      }),
      { numRuns: 150 },
    );
  });
});

const question = plainQuestion;
const [soweto = ''] = churchIds;
const [first = '', second = ''] = serviceIds;

function reportOf(serviceId: string, date: string, over: Partial<CountedReport> = {}) {
  return {
    ...nothingCounted,
    kind: 'church' as const,
    churchId: soweto,
    groupId: null,
    serviceId,
    serviceName: 'First service',
    date,
    status: 'submitted' as const,
    didNotMeet: false,
    attendance: 100,
    ...over,
  };
}

function ask(reports: readonly CountedReport[], over: Partial<AnalyticsQuestion> = {}) {
  const asked = { ...question, ...over };
  return analyse(asked, countedOf(columnsOf(reports), placeFacts, now), placeFacts);
}

describe('a missing report', () => {
  const reports = [
    reportOf(first, '2026-11-01'),
    reportOf(second, '2026-11-01', { attendance: 40 }),
    reportOf(first, '2026-11-08'),
    reportOf(first, '2026-11-15'),
    reportOf(second, '2026-11-15', { attendance: 50 }),
  ];
  test('is a gap in the line of its church and never a zero, and is counted beside the sums', () => {
    const { lines, reports: sums } = ask(reports);
    expect(lines).toEqual([
      { id: soweto, values: [140, null, 150, null], before: [], missing: [0, 1, 0, 0] },
    ]);
    expect(sums).toMatchObject({ in: 5, met: 5, missing: 1, days: 3 });
  });
  test('of a service that never reported is not known to be one', () => {
    const { reports: sums } = ask(reports.filter(({ serviceId }) => serviceId === first));
    expect(sums.missing).toBe(0);
  });
  test('is none where the service did not meet: its week is a gap that nobody has to fill', () => {
    const cancelled = reportOf(first, '2026-11-08', { didNotMeet: true, attendance: null });
    const { lines, reports: sums } = ask([
      reportOf(first, '2026-11-01'),
      cancelled,
      reportOf(first, '2026-11-15'),
    ]);
    expect(lines[0]).toMatchObject({ values: [100, null, 100, null], missing: [0, 0, 0, 0] });
    expect(sums).toMatchObject({ in: 3, met: 2, missing: 0 });
  });
});

test('an unusual count is named with what is usual of its service', () => {
  const sundays = Array.from({ length: 10 }, (_, at) => addDays('2026-09-13', 7 * at));
  const reports = sundays.map((date, at) =>
    reportOf(first, date, { attendance: at === 4 ? 1010 : 100 + at }),
  );
  expect(ask(reports, { from: '2026-09-07' }).outliers).toEqual([
    { placeId: first, churchId: soweto, date: '2026-10-11', value: 1010, usual: 105.5 },
  ]);
});

const money = (minor: number, currency: string) => ({ offering: { minor, currency } });

test('money of another currency is in no sum, and is said', () => {
  const answer = ask([
    reportOf(first, '2026-11-01', money(50_000, 'ZAR')),
    reportOf(first, '2026-11-08', money(25_000, 'ZAR')),
    reportOf(first, '2026-11-15', money(99_000, 'BWP')),
  ]);
  expect(answer).toMatchObject({ currency: 'ZAR', otherCurrencies: 1 });
  expect(answer.perHead).toEqual({ minor: 75_000, people: 200 });
});

test('who sees only some of the churches gets sums of those alone', () => {
  const reports = [reportOf(first, '2026-11-15')];
  const counted = countedOf(columnsOf(reports), { ...placeFacts, seesChurch: () => false }, now);
  const none = analyse(question, counted, { ...placeFacts, seesChurch: () => false });
  expect(none.reports).toMatchObject({ in: 0, missing: 0 });
  expect(none.churches).toEqual([]);
});
