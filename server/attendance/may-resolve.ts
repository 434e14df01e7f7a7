import type { AttendanceReport } from '#domain/attendance/entities.ts';
import type { DecisionInput, VoidInput } from '#domain/attendance/inputs.ts';
import { subjectOf } from '#domain/attendance/operations.ts';
import { may } from '#domain/permissions.ts';
import type { Caller } from '../caller.ts';

type Place = Pick<DecisionInput | VoidInput, 'churchId' | 'groupId' | 'serviceId' | 'date'>;

/**
 * Whether the report is what the caller says it is, and theirs to decide about: an author's, or of a
 * church or group whose reports they resolve. The permission was asked for the place they named.
 */
export function mayResolve(caller: Caller, report: AttendanceReport, said: Place): boolean {
  const isTheirs = report.authorIds.includes(caller.accountId) || resolvesAll(caller, report);
  return isAtPlace(report, said) && isTheirs;
}

/** Whether the report is what somebody says it is: the permission was asked for the place that they named. */
export function isAtPlace(report: AttendanceReport, said: Place): boolean {
  return (
    said.churchId === report.churchId &&
    said.groupId === report.groupId &&
    said.serviceId === report.serviceId &&
    said.date === report.date
  );
}

/** The report as it stands, for a refusal to show: without money that the caller may not read. */
export function currentFor({ grants }: Caller, report: AttendanceReport): object {
  const { offering, ...shown } = report;
  return may(grants, 'report.viewOffering', subjectOf(report)) ? { ...shown, offering } : shown;
}

/** Whether they resolve every report of its church or group. */
export function resolvesAll(
  { grants }: Caller,
  report: Pick<AttendanceReport, 'churchId' | 'groupId'>,
): boolean {
  return may(grants, 'report.resolve', subjectOf(report));
}
