import { nothingCounted } from '../../src/domain/attendance/nothing-counted.ts';
import { pack } from '../../src/domain/attendance/attendance-block.ts';
import { quarterAfter, quarterOf } from '../../src/domain/attendance/unpack.ts';
import type { AttendanceReport } from '../../src/domain/attendance/entities.ts';
import { must } from '../../src/domain/must.ts';
import { addDays } from '../../src/domain/values/dates/local-date.ts';
import type { Store } from '../../src/store/database.ts';
import { fixedId, memoryDevice, signInOn, thabo } from './device.ts';

/** Reports before it are packed. */
export const until = '2026-08-17';
export const firstSunday = '2025-04-06';
export const weeks = 84;
export const churches = [101, 102, 103].map(fixedId);
export const servicesOf = (church: number) => [10 * church + 1, 10 * church + 2].map(fixedId);

/** States of an old report on a device. */
const ways = ['packed', 'packed', 'alsoRow', 'rewritten', 'deletedSince', 'open'] as const;

interface Case {
  report: AttendanceReport;
  way: (typeof ways)[number];
}

/** Two devices of one person: one holds every report as a row, the other the older ones packed. */
export interface PackedHistory {
  rowsOnly: Store;
  packed: Store;
}

const offering = { minor: 12_500, currency: 'ZAR' };

export function reportAt(week: number, church: number, service: number): AttendanceReport {
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
    authorIds: [serial % 3 === 0 ? thabo : fixedId(5)],
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
  return { ...report, _scopes: [`user:${thabo}/reports`], _generation: 1 } as ReturnType<
    typeof inChurch
  >;
}

/** Rows in a block for a report that was written again since, or that is open. */
function inBlock({ report, way }: Case): AttendanceReport[] {
  if (way === 'open') return [];
  if (way === 'rewritten') return [{ ...report, attendance: 999 }];
  return way === 'deletedSince' ? [{ ...report, status: 'submitted' }] : [report];
}

async function fill({ rowsOnly, packed }: PackedHistory, cases: readonly Case[]): Promise<void> {
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

/** Reports of 84 weeks, of which those before `until` are packed on one of the two devices, in every way. */
export async function packedHistory(): Promise<PackedHistory> {
  const history = { rowsOnly: await openStore(), packed: await openStore() };
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
  await fill(history, cases);
  return history;
}
