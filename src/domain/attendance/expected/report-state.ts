import type { AttendanceReport } from '../entities.ts';

/** A report that came in, as far as its state follows from it. */
export type ArrivedReport = Pick<
  AttendanceReport,
  | 'id'
  | 'kind'
  | 'churchId'
  | 'groupId'
  | 'serviceId'
  | 'date'
  | 'occurrence'
  | 'status'
  | 'didNotMeet'
  | 'openVersions'
  | 'authorIds'
  | 'receivedAt'
  | 'firstReceivedAt'
  | 'review'
>;

/** State of a report that is there. */
export type ArrivedState =
  | 'conflict'
  | 'returned'
  | 'did-not-meet'
  | 'verified'
  | 'late'
  | 'submitted';
/** State of a report that was expected. `open`: it is not due yet. */
export type ExpectedState = ArrivedState | 'missing' | 'open';

/** Whether it first came in after an instant (ms). Headcounts of a file are never late: nobody sent them from a meeting. */
export function isLate(report: ArrivedReport, lateAt: number): boolean {
  const { authorIds, firstReceivedAt, receivedAt } = report;
  return authorIds.length > 0 && Date.parse(firstReceivedAt ?? receivedAt) > lateAt;
}

/** The one state of a report that somebody has to know first. */
export function arrivedState(report: ArrivedReport, lateAt: number): ArrivedState {
  if (report.openVersions > 0) return 'conflict';
  if (report.review?.state === 'returned') return 'returned';
  if (report.didNotMeet) return 'did-not-meet';
  if (report.review?.state === 'verified') return 'verified';
  return isLate(report, lateAt) ? 'late' : 'submitted';
}
