import { nearestMeeting } from './nearest-meeting.ts';

/** A meeting that was reported, or that was due and nobody reported: then without a report. */
export interface PastMeeting<Report> {
  /** yyyy-MM-dd. */
  date: string;
  report: Report | null;
}

interface Reported {
  date: string;
  didNotMeet: boolean;
}

/**
 * Meetings of a group, the oldest first. A week in which it did not meet has none; what was due before its first
 * report is not missing.
 */
export function pastMeetings<Report extends Reported>(
  due: readonly string[],
  reports: readonly Report[],
): PastMeeting<Report>[] {
  const [first] = reports.map(({ date }) => date).toSorted();
  if (first === undefined) return [];
  const reported = new Set(reports.map(({ date }) => nearestMeeting(due, date)));
  const missing = due.filter((date) => date >= first && !reported.has(date));
  const met = reports.filter(({ didNotMeet }) => !didNotMeet);
  return [
    ...met.map((report) => ({ date: report.date, report })),
    ...missing.map((date) => ({ date, report: null })),
  ].toSorted((one, other) => (one.date < other.date ? -1 : 1));
}
