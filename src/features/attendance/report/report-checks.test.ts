import { expect, test } from 'vitest';
import type { ReportDetail } from '#store/attendance/report-detail.ts';
import { checksOf } from './report-checks.ts';

type Report = ReportDetail['report'];

const counts = {
  attendance: 100,
  adults: 60,
  children: 25,
  teens: 15,
  males: 40,
  females: 60,
};
const detailOf = (report: Partial<Report>, usual: number | null = 100) =>
  ({
    report: {
      kind: 'church',
      didNotMeet: false,
      openVersions: 0,
      authorIds: ['thabo'],
      ...counts,
      ...report,
    },
    averages: { attendance: usual },
    versions: [],
  }) as unknown as ReportDetail;
const said = (detail: ReportDetail) =>
  checksOf(detail).map(({ agrees, words }) => `${agrees ? 'ok' : 'look'}: ${words}`);

test('all agrees', () => {
  expect(said(detailOf({}))).toEqual([
    'ok: Both totals agree',
    'ok: The same as the average',
    'ok: One report for this service',
  ]);
});

test.each([
  [{ adults: 57 }, 'look: 3 people missing from the age groups'],
  [{ males: 41 }, 'look: 1 person too many in the gender groups'],
  [{ openVersions: 1 }, 'look: Two reports for this service differ'],
  [{ authorIds: ['thabo', 'lerato'] }, 'ok: 2 people reported this service'],
])('%o: %s', (change, words) => {
  expect(said(detailOf(change))).toContain(words);
});

test.each([
  [80, 'ok: 25% above the average'],
  [130, 'ok: 23% below the average'],
  [50, 'look: 100% above the average'],
  [400, 'look: 75% below the average'],
])('an attendance of 100 beside an average of %i: %s', (usual, words) => {
  expect(said(detailOf({}, usual))).toContain(words);
});

test('what nobody counted is not checked, nor a service that did not take place', () => {
  const nothing = { adults: null, children: null, teens: null, males: null, females: null };
  expect(said(detailOf(nothing, null))).toEqual(['ok: One report for this service']);
  expect(said(detailOf({ didNotMeet: true }))).toEqual(['ok: One report for this service']);
});
