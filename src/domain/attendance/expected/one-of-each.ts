import type { AttendanceReport } from '../entities.ts';

type OfService = Pick<
  AttendanceReport,
  | 'churchId'
  | 'groupId'
  | 'serviceId'
  | 'date'
  | 'occurrence'
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

/**
 * One report of each service or group and day: a correction that waits on this device stands for what it corrects, and the last
 * one for those before it.
 *
 * @param reports corrections behind what they correct, in the order in which they were made
 */
export function oneOfEach<Report extends OfService>(reports: readonly Report[]): Report[] {
  const kept = new Map<string, Report>();
  for (const report of reports) {
    const { churchId, groupId, serviceId, date, occurrence } = report;
    const key = [churchId, groupId, serviceId, date, occurrence].join(' ');
    const before = kept.get(key);
    kept.set(key, before && report.pending ? inPlaceOf(before, report) : report);
  }
  return [...kept.values()];
}
