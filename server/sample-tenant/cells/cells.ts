import type { ReportValues } from '#domain/attendance/entities.ts';
import { nothingCounted } from '#domain/attendance/nothing-counted.ts';
import type { Church, Service } from '#domain/churches/entities.ts';
import type { Group } from '#domain/groups/entities.ts';
import { must } from '#domain/must.ts';
import { weeklySchedule } from '#domain/meetings/schedule.ts';
import { addDays, latestWeekday } from '#domain/values/dates/local-date.ts';
import { fixedId, fixedRandom } from '../fixed-seed.ts';
import { groupTypeId } from '../group-types.ts';
import type { Moment } from '../moment.ts';
import {
  type Author,
  newestReported,
  notMet,
  receiptOf,
  type Reported,
  reportOf,
} from '../reports.ts';
import type { SampleCell } from './sample-cells.ts';
import type { SampleTenant } from '../tenants.ts';
import { wholeRow } from '#domain/register/register.ts';
import { groups } from '#domain/groups/groups.ts';

/** Thursday evening. */
const meetsOn = 4;
const startTime = '19:00';

export function cellId(tenant: SampleTenant, name: string): string {
  return fixedId(`${tenant.slug}/cell/${name}`);
}

export function cellsOf(tenant: SampleTenant, church: Church): Group[] {
  return (tenant.cells[church.name] ?? []).map(({ name, pausedFor, bornFrom }) =>
    wholeRow(groups, {
      id: cellId(tenant, name),
      churchId: church.id,
      groupTypeId: groupTypeId(tenant, 'cell'),
      bornFromGroupId: bornFrom === undefined ? null : cellId(tenant, bornFrom),
      name,
      schedule: weeklySchedule([meetsOn], startTime, '2024-01-01'),
      weekdays: [meetsOn],
      startTime,
      status: pausedFor === undefined ? 'active' : 'paused',
    }),
  );
}

/** Cell meeting of a church; empty for a church without cells. */
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

/** People in a living room where `expected` come, and a plate that goes round. */
function counted(expected: number, random: () => number): ReportValues {
  if (random() < 0.02) return notMet('Load shedding');
  const attendance = Math.max(3, Math.round(expected * (0.8 + 0.4 * random())));
  const firstTimers = random() < 0.3 ? 1 + Math.round(random()) : 0;
  return {
    ...nothingCounted,
    attendance,
    firstTimers,
    newConverts: firstTimers > 0 && random() < 0.4 ? 1 : 0,
    receivedHolySpirit: random() < 0.1 ? 1 : 0,
    offering: { minor: attendance * (400 + 50 * Math.round(12 * random())), currency: 'ZAR' },
  };
}

/** People expected so many weeks ago: before it split, a cell was twice as large. */
function expectedIn({ usual, weekly = 1, splitAgo = 0 }: SampleCell, weeksAgo: number): number {
  return usual * weekly ** -weeksAgo * (splitAgo > 0 && weeksAgo >= splitAgo ? 2 : 1);
}

export interface MeetingCell {
  tenant: SampleTenant;
  cell: Group;
  meeting: Service;
  author: Author;
  /** The latest evening is left for its leader to report. */
  isThisWeekOpen: boolean;
}

/** A cell's evenings; `first` is the number of reports that the tenant has already. */
export function meetingsOf(
  { tenant, cell, meeting, author, isThisWeekOpen }: MeetingCell,
  moment: Moment,
  first: number,
): Reported {
  const story = must(
    Object.values(tenant.cells)
      .flat()
      .find(({ name }) => name === cell.name),
    'a cell of the sample',
  );
  const random = fixedRandom(`cell/${cell.id}`);
  const latest = isThisWeekOpen
    ? latestWeekday(addDays(moment.today, -7), meetsOn)
    : newestReported(meeting, moment);
  const reported: Reported = { attendanceReport: [], reportVersion: [] };
  for (let week = story.weeks - 1; week >= (story.pausedFor ?? 0); week--) {
    const receipt = receiptOf(first + reported.attendanceReport.length);
    const date = addDays(latest, -7 * week);
    const values = counted(expectedIn(story, week), random);
    const { report, version } = reportOf(meeting, date, values, author, receipt, cell.id);
    reported.attendanceReport.push(report);
    reported.reportVersion.push(version);
  }
  return reported;
}
