import { countFields, type CountField } from '#domain/attendance/definitions.ts';
import type { AttendanceReport, ReportVersion } from '#domain/attendance/entities.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import type { Store } from '../database.ts';
import { applyChanges, pendingChanges, type WithPending } from '../outbox/with-pending.ts';
import { ofReports } from './pending-reports.ts';
import { reportById } from './packed/reports-by-id.ts';
import { type ReportFields, reportFields } from './report-fields.ts';
import { reportsBefore } from './reports-of-service.ts';

/** Days before a report whose reports make up its average: twelve weeks. */
const averageDays = 84;

export interface ReportDetail {
  /** As this person's queued items would make it. */
  report: WithPending<AttendanceReport>;
  churchName: string | null;
  groupName: string | null;
  own: ReportFields;
  /** IANA, of the church. */
  timeZone: string;
  /** Versions that the device holds: of the person, and all while one is open. The oldest first. */
  versions: ReportVersion[];
  /** The report of the week before; null where there is none. */
  weekBefore: AttendanceReport | null;
  /** Of the twelve weeks before; null where nobody counted. */
  averages: Record<CountField, number | null>;
}

function average(reports: readonly AttendanceReport[], field: CountField): number | null {
  const counted = reports.map((report) => report[field]).filter((value) => value !== null);
  if (counted.length === 0) return null;
  return Math.round(counted.reduce((sum, value) => sum + value, 0) / counted.length);
}

/** One report with its comparison and its history; null outside the access scopes. */
export async function reportDetail(store: Store, id: string): Promise<ReportDetail | null> {
  const { cache } = store;
  const changes = await pendingChanges(store, ofReports(store));
  const known = await reportById(store, id);
  const report = applyChanges(changes, known ? [known] : []).find((one) => one.id === id);
  if (!report) return null;
  const before = await reportsBefore(store, { ...report, days: averageDays });
  const church = await cache.church.get(report.churchId);
  const group = report.groupId === null ? undefined : await cache.group.get(report.groupId);
  const averages = countFields.map((field) => [field, average(before, field)]);
  return {
    report,
    churchName: church?.name ?? null,
    groupName: group?.name ?? null,
    own: await reportFields(store, report.kind),
    timeZone: church?.timeZone ?? 'UTC',
    versions: await cache.reportVersion.where({ reportId: id }).sortBy('receivedAt'),
    weekBefore: before.find(({ date }) => date === addDays(report.date, -7)) ?? null,
    averages: Object.fromEntries(averages) as ReportDetail['averages'],
  };
}
