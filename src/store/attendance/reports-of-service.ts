import type { AttendanceReport } from '#domain/attendance/entities.ts';
import { usualDays } from '#domain/attendance/rules.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import type { Store } from '../database.ts';
import { withPacked } from './packed-reports.ts';

export type ReportContext = Pick<AttendanceReport, 'date' | 'churchId' | 'groupId' | 'serviceId'>;

/** The report that stands for a service on a date. */
export async function reportOf(
  store: Store,
  { date, churchId, groupId, serviceId }: ReportContext,
): Promise<AttendanceReport | null> {
  const rows = await store.cache.attendanceReport.where({ serviceId, date }).toArray();
  const reports = await withPacked(store, { churchId, from: date, to: date }, rows);
  const found = reports.find(
    (report) =>
      report.churchId === churchId &&
      report.serviceId === serviceId &&
      report.groupId === groupId &&
      report.occurrence === 1 &&
      report.status !== 'void',
  );
  return found ?? null;
}

/** Days before a date, that day not among them. */
interface Before extends ReportContext {
  days: number;
}

/** Reports of a service or a meeting in the days before a date, as far as this device knows them. */
export async function reportsBefore(
  store: Store,
  { date, churchId, groupId, serviceId, days }: Before,
): Promise<AttendanceReport[]> {
  const from = addDays(date, -days);
  const rows = await store.cache.attendanceReport
    .where('[serviceId+date]')
    .between([serviceId, from], [serviceId, date], true, false)
    .toArray();
  const reports = await withPacked(store, { churchId, from, to: addDays(date, -1) }, rows);
  return reports.filter(
    (report) =>
      report.churchId === churchId &&
      report.serviceId === serviceId &&
      report.groupId === groupId &&
      report.status !== 'void',
  );
}

/** Attendance of a service in the eight weeks before a date. */
export async function recentAttendance(store: Store, context: ReportContext): Promise<number[]> {
  const reports = await reportsBefore(store, { ...context, days: usualDays });
  return reports.flatMap(({ attendance }) => (attendance === null ? [] : [attendance]));
}
