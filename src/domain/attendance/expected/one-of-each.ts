import type { AttendanceReport } from '../entities.ts';

type OfService = Pick<
  AttendanceReport,
  | 'id'
  | 'churchId'
  | 'groupId'
  | 'serviceId'
  | 'date'
  | 'occurrence'
  | 'standingVersionId'
  | 'status'
  | 'authorIds'
  | 'authorNames'
  | 'receivedAt'
  | 'firstReceivedAt'
> & { pending: boolean };

/** A correction as the server will take it: it was in time when the report that it corrects was, and has its authors. */
function inPlaceOf<Report extends OfService>(corrected: Report, correction: Report): Report {
  return {
    ...correction,
    authorIds: [...new Set([...corrected.authorIds, ...correction.authorIds])],
    authorNames: corrected.authorNames,
    firstReceivedAt: corrected.firstReceivedAt ?? corrected.receivedAt,
  };
}

/** The report of a service after one more change of it. A deletion ends those before it, and what follows begins anew. */
function afterChange<Report extends OfService>(before: Report, report: Report): Report {
  if (report.status === 'void' || before.status === 'void') return report;
  // A version carries the id of its submission: this one waits, and is no review of the report before.
  const isSubmission = report.standingVersionId === report.id;
  return isSubmission ? inPlaceOf(before, report) : before;
}

/**
 * One report of each service or group and day: a correction that waits on this device stands for what it corrects, and the last
 * one for those before it.
 *
 * @param reports in the order in which they were changed on this device
 */
export function oneOfEach<Report extends OfService>(reports: readonly Report[]): Report[] {
  const kept = new Map<string, Report>();
  for (const report of reports) {
    const { churchId, groupId, serviceId, date, occurrence } = report;
    const key = [churchId, groupId, serviceId, date, occurrence].join(' ');
    const before = kept.get(key);
    kept.set(key, before ? afterChange(before, report) : report);
  }
  return [...kept.values()];
}
