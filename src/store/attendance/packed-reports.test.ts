import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { fixedId, memoryDevice, signInOn } from '../../../tests/support/device.ts';
import { nothingCounted } from '#domain/attendance/nothing-counted.ts';
import { pack } from '#domain/attendance/attendance-block.ts';
import { quarterAfter, quarterOf } from '#domain/attendance/unpack.ts';
import type { AttendanceReport } from '#domain/attendance/entities.ts';
import { must } from '#domain/must.ts';
import { addDays } from '#domain/values/local-date.ts';
import type { Store } from '../database.ts';
import { ownProfile } from '../people/profile.ts';
import { churchDashboard } from './church-dashboard.ts';
import { reportById } from './packed-reports.ts';
import { browseReports } from './queries.ts';
import { reportDetail } from './report-detail.ts';
import type { ReportFilters } from './report-filters.ts';
import { reportedDays } from './reported-days.ts';
import { recentAttendance, reportOf } from './standing.ts';

/** Reports before it are packed. */
const until = '2026-08-17';
const firstSunday = '2025-04-06';
const weeks = 84;
const churches = [101, 102, 103].map(fixedId);
const servicesOf = (church: number) => [10 * church + 1, 10 * church + 2].map(fixedId);

/** How an old report is on a device. */
const ways = ['packed', 'packed', 'alsoRow', 'rewritten', 'deletedSince', 'open'] as const;

interface Case {
  report: AttendanceReport;
  way: (typeof ways)[number];
}

/** Two devices of one person: one holds every report as a row, the other the older ones packed. */
let rowsOnly: Store;
let packed: Store;
let me: string;

const offering = { minor: 12_500, currency: 'ZAR' };

function reportAt(week: number, church: number, service: number): AttendanceReport {
  const serial = 1000 + week * 10 + church * 3 + service;
  return {
    ...nothingCounted,
    attendance: (serial * 7) % 90,
    offering,
    didNotMeetReason: null,
    notes: null,
    id: fixedId(serial),
    kind: service === 0 ? 'church' : 'group',
    date: addDays(firstSunday, 7 * week),
    churchId: must(churches[church], 'a church'),
    groupId: service === 0 ? null : fixedId(77 + church),
    serviceId: must(servicesOf(church)[service], 'a service'),
    serviceName: 'First service',
    occurrence: 1,
    standingVersionId: fixedId(50_000 + serial),
    authorIds: [serial % 3 === 0 ? me : fixedId(5)],
    authorNames: ['Thabo Nkosi'],
    openVersions: 0,
    decision: null,
    status: serial % 17 === 0 ? 'void' : 'submitted',
    unusual: false,
    receiptNumber: `GV-${serial}`,
    receivedAt: `${addDays(firstSunday, 7 * week)}T09:00:00.000Z`,
  };
}

const inChurch = (report: AttendanceReport) => ({
  ...report,
  _scopes: [`church:${report.churchId}/reports`],
  _generation: 1,
});

/** As the server shows an author their own report: without its money. */
function ownRow({ offering: _offering, ...report }: AttendanceReport) {
  return { ...report, _scopes: [`user:${me}/reports`], _generation: 1 } as ReturnType<
    typeof inChurch
  >;
}

/** What a block says of a report that was written again since, or that is open. */
function inBlock({ report, way }: Case): AttendanceReport[] {
  if (way === 'open') return [];
  if (way === 'rewritten') return [{ ...report, attendance: 999 }];
  return way === 'deletedSince' ? [{ ...report, status: 'submitted' }] : [report];
}

async function fill(cases: readonly Case[]): Promise<void> {
  const old = cases.filter(({ report }) => report.date < until);
  const quarters = Map.groupBy(old, ({ report }) => `${quarterOf(report.date)} ${report.churchId}`);
  let serial = 9000;
  for (const [key, of] of quarters) {
    const [quarter = '', churchId = ''] = key.split(' ');
    const end = quarterAfter(quarter);
    await packed.cache.attendanceBlock.put({
      id: fixedId(serial++),
      churchId,
      quarter,
      until: end < until ? end : until,
      ...pack(of.flatMap(inBlock)),
      _scopes: [`church:${churchId}/reports`],
      _generation: 1,
    });
  }
  await rowsOnly.cache.attendanceReport.bulkPut(cases.map(({ report }) => inChurch(report)));
  await packed.cache.attendanceReport.bulkPut(
    cases.flatMap(({ report, way }) => {
      if (report.date >= until || ['rewritten', 'deletedSince', 'open'].includes(way)) {
        return [inChurch(report)];
      }
      return way === 'alsoRow' ? [ownRow(report)] : [];
    }),
  );
}

async function openStore(): Promise<Store> {
  const store = await signInOn(memoryDevice(() => Promise.reject(new TypeError('No network'))));
  for (const [at, id] of churches.entries()) {
    const held = { _scopes: ['tenant'], _generation: 1 };
    await store.cache.church.put({
      id,
      churchGroupId: fixedId(at === 0 ? 900 : 901),
      name: `Church ${at}`,
      shortCode: `C${at}`,
      timeZone: 'Africa/Johannesburg',
      status: 'active',
      ...held,
    });
  }
  return store;
}

beforeAll(async () => {
  [rowsOnly, packed] = [await openStore(), await openStore()];
  me = rowsOnly.profile.id;
  const cases: Case[] = [];
  for (let week = 0; week < weeks; week++) {
    for (const church of churches.keys()) {
      for (const service of [0, 1]) {
        const report = reportAt(week, church, service);
        const at = (week * 31 + church * 7 + service * 3) % ways.length;
        const way = must(ways[at], 'a way');
        if (way === 'deletedSince') report.status = 'void';
        cases.push({ report, way });
      }
    }
  }
  await fill(cases);
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
