import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { fixedId } from '../../../tests/support/device.ts';
import {
  churches,
  firstSunday,
  packedHistory,
  reportAt,
  servicesOf,
  weeks,
} from '../../../tests/support/packed-history.ts';
import { must } from '#domain/must.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import type { Store } from '../database.ts';
import { ownProfile } from '../people/profile.ts';
import { churchDashboard } from './church-dashboard.ts';
import { reportById } from './packed/reports-by-id.ts';
import { browseReports } from './queries.ts';
import { reportDetail } from './report-detail.ts';
import type { ReportFilters } from './report-filters.ts';
import { reportedDays } from './reported-days.ts';
import { recentAttendance, reportOf } from './reports-of-service.ts';

let rowsOnly: Store;
let packed: Store;

beforeAll(async () => {
  ({ rowsOnly, packed } = await packedHistory());
});

/** Why a device holds a row is no part of what is shown. */
function said(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, one: unknown) =>
      key === '_scopes' || key === '_generation' ? undefined : one,
    ),
  );
}

async function expectSame<Args extends unknown[]>(
  ask: (store: Store, ...args: Args) => Promise<unknown>,
  ...args: Args
): Promise<void> {
  const [one, other] = [await ask(packed, ...args), await ask(rowsOnly, ...args)];
  expect(said(one)).toEqual(said(other));
}

const day = fc.integer({ min: -20, max: 7 * weeks }).map((days) => addDays(firstSunday, days));
const church = fc.nat({ max: 2 });
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined });

/** Which service is meant says which kind it is of. */
const filters: fc.Arbitrary<ReportFilters> = fc
  .record({
    service: fc.nat({ max: 1 }),
    ofChurch: maybe(church),
    from: maybe(day),
    to: maybe(day),
    churchGroupId: maybe(fc.constantFrom(fixedId(900), fixedId(901))),
    churchId: maybe(church.map((at) => must(churches[at], 'a church'))),
    sort: fc.constantFrom(
      'date' as const,
      'date' as const,
      'attendance' as const,
      'receivedAt' as const,
    ),
    descending: fc.boolean(),
    page: fc.integer({ min: 1, max: 9 }),
    perPage: fc.constantFrom(5, 25, 1000),
  })
  .map(({ service, ofChurch, ...rest }) => {
    const kind = service === 0 ? ('church' as const) : ('group' as const);
    const serviceId = ofChurch === undefined ? undefined : servicesOf(ofChurch)[service];
    return Object.assign(rest, { kind, serviceId });
  });

test('issue 11.3: a list of packed reports is the list of the same reports as rows', async () => {
  await fc.assert(
    fc.asyncProperty(filters, (one) => expectSame(browseReports, one)),
    { numRuns: 300 },
  );
}, 60_000);

test('issue 11.3: a service, a day, a report and what is usual are known of what is packed', async () => {
  const context = fc
    .record({ at: church, service: fc.nat({ max: 1 }), date: day })
    .map(({ at, service, date }) => ({
      date,
      churchId: must(churches[at], 'a church'),
      serviceId: must(servicesOf(at)[service], 'a service'),
      groupId: service === 0 ? null : fixedId(77 + at),
    }));
  await fc.assert(
    fc.asyncProperty(context, async (one) => {
      await expectSame(reportOf, one);
      await expectSame(async (store) => (await recentAttendance(store, one)).toSorted());
      const { date: _date, ...service } = one;
      await expectSame(async (store) => (await reportedDays(store, service)).toSorted());
    }),
    { numRuns: 60 },
  );
}, 60_000);

test('issue 11.3: each report is found by its id, with what stood before it', async () => {
  for (let week = 0; week < weeks; week += 3) {
    const { id } = reportAt(week, week % 3, week % 2);
    await expectSame(reportById, id);
    await expectSame(reportDetail, id);
  }
  await expectSame(reportById, fixedId(4));
});

test('issue 11.3: the year before of a dashboard, and what somebody handed in, come from the blocks', async () => {
  const today = '2026-11-15';
  for (const churchId of [null, ...churches]) {
    await expectSame(churchDashboard, { today, now: Date.parse(`${today}T12:00:00Z`), churchId });
  }
  const { figures } = await churchDashboard(packed, { today, now: 0, churchId: null });
  expect(figures.weeks.every(({ yearBefore }) => yearBefore !== null)).toBe(true);
  await expectSame(ownProfile);
});
