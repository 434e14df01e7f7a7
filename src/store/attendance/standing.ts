import type { AttendanceReport } from '#domain/attendance/entities.ts';
import { usualDays } from '#domain/attendance/rules.ts';
import { addDays } from '#domain/values/local-date.ts';
import type { Store } from '../database.ts';

export type ReportContext = Pick<AttendanceReport, 'date' | 'churchId' | 'groupId' | 'serviceId'>;

/** The report that stands for a service on a date. */
export async function reportOf(
  { cache }: Store,
  { date, churchId, groupId, serviceId }: ReportContext,
): Promise<AttendanceReport | null> {
  const reports = await cache.attendanceReport.where({ serviceId, date }).toArray();
  const found = reports.find(
    (report) =>
      report.churchId === churchId &&
      report.groupId === groupId &&
      report.occurrence === 1 &&
      report.status !== 'void',
  );
  return found ?? null;
}

/** Attendance of a service in the eight weeks before a date, as far as this device knows it. */
export async function recentAttendance(
  { cache }: Store,
  { serviceId, date, groupId = null }: { serviceId: string; date: string; groupId?: string | null },
): Promise<number[]> {
  const reports = await cache.attendanceReport
    .where('[serviceId+date]')
    .between([serviceId, addDays(date, -usualDays)], [serviceId, date], true, false)
    .toArray();
  return reports
    .filter((report) => report.groupId === groupId && report.status !== 'void')
    .flatMap(({ attendance }) => (attendance === null ? [] : [attendance]));
}
