/** A form that a person is filling in: kept on this device, not submitted. Its feature knows its fields. */
export interface Draft {
  /** Subject and author: each person has one draft of a subject. */
  key: string;
  accountId: string;
  /** What it is, where it is no report: lists of reports leave it out. */
  kind?: 'roll';
  /** yyyy-MM-dd that it is about. */
  date: string;
  /** The version that what is submitted is based on; null for a first one. */
  basedOn: string | null;
  /** There from the draft's birth, so that every attempt to submit it is the same submission. */
  submissionId: string;
  /** Device clock, ms: the last key press. */
  typedAt?: number;
  /** Device clock, ms; 0 when never saved. */
  savedAt: number;
}
