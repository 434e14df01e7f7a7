import { deliveredByGrant } from '#domain/sync/by-grant.ts';

/** Why an attempt brought no verdict, in words for "My reports". */
export type Trouble =
  | 'unreachable'
  | 'tooSlow'
  | 'tooLarge'
  | 'serverTrouble'
  | 'serverFault'
  | 'notOurServer'
  | 'anotherServer'
  | 'notAccepted';

export interface Problem {
  code: string;
  message: string;
  fields?: Record<string, string> | undefined;
}

interface Delivery {
  attempts: number;
  /** 'held': kept for a church administrator to accept or refuse. */
  how: 'accepted' | 'held';
  /** What the operation's handler answered. */
  output: unknown;
  /** Device clock, ms. */
  at: number;
}

export type ItemState =
  /** `nextAttemptAt`: wall time in ms, 0 for at once. */
  | { kind: 'waiting'; attempts: number; nextAttemptAt: number; trouble: Trouble | null }
  /** In a call. Left behind by a killed run, it counts as waiting: only one run holds the lock. */
  | { kind: 'sending'; attempts: number; since: number }
  /** The server has it; this device has not yet pulled its effect. */
  | ({ kind: 'delivered' } & Delivery)
  | ({ kind: 'sent' } & Delivery)
  /** A person must look. `current` is what stands in the way, for a clash. */
  | { kind: 'attention'; attempts: number; problem: Problem; current?: unknown };

/** One write on its way. It travels exactly as captured, under its author's name. */
export interface Item {
  /** Submission id = mutation id: the server executes it at most once. */
  id: string;
  name: string;
  form: number;
  args: unknown;
  /** Key of the record it touches; items of one author on one record go one after the other. */
  record: string;
  after: string | null;
  accountId: string;
  tenantId: string;
  /** ISO, the device's clock. Proves nothing and orders nothing. */
  capturedAt: string;
  /** What it is in words, where it is no report. */
  change?: string;
  state: ItemState;
}

/** Never in a call so far: what it says may still be replaced. Afterwards it is frozen. */
export function isUntried(item: Item): boolean {
  return item.state.kind === 'waiting' && item.state.attempts === 0;
}

/** On its way: nothing that the server said about it is known yet. */
export function isOpen({ state }: Item): boolean {
  return state.kind === 'waiting' || state.kind === 'sending';
}

/** Not yet with the server. */
export function isUnsent(item: Item): boolean {
  return item.state.kind !== 'delivered' && item.state.kind !== 'sent';
}

/** Whether the submit grant delivers it; everything else waits for its author's session. */
export function goesByGrant({ name }: Pick<Item, 'name'>): boolean {
  return deliveredByGrant.has(name);
}

/** The receipt number of a delivered item, when its operation answers one. */
export function receiptOf(item: Item): string | null {
  if (item.state.kind !== 'delivered' && item.state.kind !== 'sent') return null;
  const { output } = item.state;
  if (typeof output !== 'object' || output === null || !('receiptNumber' in output)) return null;
  return typeof output.receiptNumber === 'string' ? output.receiptNumber : null;
}
