import type { ReportKind } from '../definitions.ts';
import type { MeetingTimes } from './meeting-times.ts';
import type { ArrivedReport, ExpectedState } from './report-state.ts';

/** A service or a meeting of a group, whose report is expected. */
export interface ExpectedMeeting {
  kind: ReportKind;
  churchId: string;
  /** Null for a service of a church. */
  groupId: string | null;
  /** Null for a group whose church has no meeting of groups among its services. */
  serviceId: string | null;
  /** yyyy-MM-dd, in the church's zone. */
  date: string;
  /** HH:mm. */
  time: string;
}

/** A report that was due, the one that came of it, and the state that follows from both. */
export interface ExpectedReport<Report extends ArrivedReport = ArrivedReport>
  extends ExpectedMeeting, MeetingTimes {
  state: ExpectedState;
  /** Came in after its time, whatever became of it. */
  isLate: boolean;
  /** Somebody still has to verify it: its church asks that of each report. */
  toLookAt: boolean;
  report: Report | null;
}

/** Names one expected report among all: a service or a group, and a day. */
export function expectedKey({
  churchId,
  groupId,
  serviceId,
  date,
}: Pick<ExpectedMeeting, 'churchId' | 'groupId' | 'serviceId' | 'date'>): string {
  return [churchId, groupId ?? serviceId ?? '-', date].join(':');
}
