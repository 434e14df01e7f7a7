/** What somebody is filling in: safe on this device, submitted to nobody. What it says, its feature knows. */
export interface Draft {
  /** What it is about, and whose it is: one draft of it a person. */
  key: string;
  accountId: string;
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
