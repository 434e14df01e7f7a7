import type { Problem, Trouble } from '../item.ts';

/** How far one report of this person has come. */
export type MyReportState =
  /** Being counted: safe here, submitted to nobody. */
  | { state: 'draft'; draftKey: string; savedAt: number }
  /** Submitted, not yet with the server. `nextAttemptAt`: ms, 0 for as soon as there is a way. */
  | {
      state: 'saved';
      itemId: string;
      nextAttemptAt: number;
      trouble: Trouble | null;
      /** It travels only under its author's name, and the author's session is over. */
      waitsForSignIn: boolean;
    }
  | { state: 'sending'; itemId: string; since: number }
  /** `held`: kept for a church administrator to accept or refuse. */
  | {
      state: 'sent';
      itemId: string | null;
      reportId: string | null;
      receiptNumber: string | null;
      held: boolean;
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
  /** Null when the church or service is no longer within reach. */
  churchName: string | null;
  serviceName: string | null;
  startTime: string | null;
} & MyReportState;
