/** Choices in a decision about two reports for one service. */
export const choices = [
  /** The current version stays. */
  'keep',
  /** The other one takes its place. */
  'take',
  /** From each the numbers that are right. */
  'perField',
  /** Both counted a part: the sum. */
  'addUp',
  /** Two services: the other one becomes a report of its own. */
  'both',
  /** Neither: what the person who decides says. */
  'edited',
] as const;
export type Choice = (typeof choices)[number];
