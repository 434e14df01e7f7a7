import type { Decision } from '#domain/attendance/entities.ts';
import type { ReportReview } from '#domain/attendance/reviewing/report-review.ts';
import type { HeldReport } from '#domain/attendance/held.ts';
import type { Problem, FailureReason } from '../../outbox/item.ts';

/** A decision as its report's authors are told of it. */
export interface Outcome extends Pick<Decision, 'choice' | 'name' | 'authorNames' | 'reason'> {
  /** Whether this person decided. */
  byMe: boolean;
  /** Whether what stands now is this person's own. */
  mineStands: boolean;
}

/** Outcome of a report that arrived after its author's role had ended. */
export interface Held {
  status: HeldReport['status'];
  /** Name of the person who decided. */
  by: string | null;
  /** Why it was refused. */
  reason: string | null;
}

/** Whether somebody verified it, which locks it, or returned it with a note. */
export type Reviewed = Pick<ReportReview, 'state' | 'name' | 'note'>;

/** Progress of one report of this person. */
export type MyReportState =
  /** Being counted: safe here, submitted to nobody. */
  | {
      state: 'draft';
      draftKey: string;
      savedAt: number;
      /** Numbers that nobody has counted yet. */
      left: number;
    }
  /** Submitted, not yet with the server. `nextAttemptAt`: ms, 0 for as soon as there is a way. */
  | {
      state: 'saved';
      itemId: string;
      nextAttemptAt: number;
      trouble: FailureReason | null;
      /** It travels only under its author's name, and the author's session is over. */
      waitsForSignIn: boolean;
    }
  | { state: 'sending'; itemId: string; since: number }
  /** `held`: kept for a church administrator to accept or refuse; null for what came in time. */
  | {
      state: 'sent';
      itemId: string | null;
      reportId: string | null;
      receiptNumber: string | null;
      held: Held | null;
      /** Decision about it, for its authors to read. */
      outcome: Outcome | null;
      /** Word of a reviewer about it, for its authors to read. */
      review?: Reviewed | null;
    }
  | { state: 'attention'; itemId: string; problem: Problem }
  /** Two reports for one service that differ. */
  | { state: 'conflict'; reportId: string; otherAuthors: string[] };

export type MyReport = {
  key: string;
  churchId: string;
  serviceId: string;
  groupId: string | null;
  date: string;
  /** People; null when not counted or when the church did not meet. */
  count: number | null;
  didNotMeet: boolean;
  /** A decision about a report, not a report: which one, and whether two still differ there. */
  decides: { kind: 'decide' | 'void'; reportId: string; open: boolean } | null;
  /** Null when the church or service is no longer in scope. */
  churchName: string | null;
  serviceName: string | null;
  /** Null for a service of the church, too. */
  groupName: string | null;
  startTime: string | null;
} & MyReportState;
