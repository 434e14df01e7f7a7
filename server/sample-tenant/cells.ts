import type { ReportValues } from '#domain/attendance/entities.ts';
import { nothingCounted } from '#domain/attendance/nothing-counted.ts';
import type { Church, Group, GroupType, Service } from '#domain/churches/entities.ts';
import { addDays, latestWeekday } from '#domain/values/local-date.ts';
import { fixedId, fixedRandom } from './fixed-seed.ts';
import { type Author, receiptOf, type Reported, reportOf, weeks } from './reports.ts';
import type { SampleTenant } from './tenants.ts';

/** Thursday evening. */
const meetsOn = 4;
const startTime = '19:00';

export function cellId(tenant: SampleTenant, name: string): string {
  return fixedId(`${tenant.slug}/cell/${name}`);
}

export function cellTypeOf(tenant: SampleTenant): GroupType {
  return { id: fixedId(`${tenant.slug}/group type/cell`), name: 'Cell', reportForm: 'group' };
}

export function cellsOf(tenant: SampleTenant, church: Church): Group[] {
  return (tenant.cells[church.name] ?? []).map((name) => ({
    id: cellId(tenant, name),
    churchId: church.id,
    groupTypeId: cellTypeOf(tenant).id,
    name,
    weekdays: [meetsOn],
    startTime,
    status: 'active',
  }));
}

/** What the cells of a church hold, in a church that has any. */
export function cellMeetingOf(tenant: SampleTenant, church: Church): Service[] {
  if (cellsOf(tenant, church).length === 0) return [];
  const meeting: Service = {
    id: fixedId(`service/${church.id}/Cell meeting`),
    churchId: church.id,
    name: 'Cell meeting',
    kind: 'cell',
    weekdays: [meetsOn],
    startTime,
    status: 'active',
    sort: 100,
  };
  return [meeting];
}

/** Around a dozen people in a living room, and a plate that goes round. */
function counted(random: () => number): ReportValues {
  if (random() < 0.02) {
    return { ...nothingCounted, didNotMeet: true, didNotMeetReason: 'Load shedding' };
  }
  const attendance = 8 + Math.round(10 * random());
  const firstTimers = random() < 0.3 ? 1 + Math.round(random()) : 0;
  return {
    ...nothingCounted,
    attendance,
    firstTimers,
    newConverts: firstTimers > 0 && random() < 0.4 ? 1 : 0,
    receivedHolySpirit: random() < 0.1 ? 1 : 0,
    offering: { minor: 5000 + 500 * Math.round(100 * random()), currency: 'ZAR' },
    didNotMeet: false,
    didNotMeetReason: null,
  };
}

/** Two years of a cell's evenings; the latest is left for its leader. */
export function meetingsOf(
  cell: Group,
  meeting: Service,
  author: Author,
  today: string,
  first: number,
): Reported {
  const random = fixedRandom(`cell/${cell.id}`);
  const latest = latestWeekday(addDays(today, -7), meetsOn);
  const reported: Reported = { attendanceReport: [], reportVersion: [] };
  for (let week = weeks - 1; week >= 0; week--) {
    const receipt = receiptOf(first + reported.attendanceReport.length);
    const date = addDays(latest, -7 * week);
    const { report, version } = reportOf(meeting, date, counted(random), author, receipt, cell.id);
    reported.attendanceReport.push(report);
    reported.reportVersion.push(version);
  }
  return reported;
}
