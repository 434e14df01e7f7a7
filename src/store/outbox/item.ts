import { knownForms } from '#domain/known-forms.gen.ts';

/** Reason why an attempt failed without an answer of the operation. */
export type FailureReason =
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

/** Answer of the server to an item that it took. */
export interface Delivery {
  attempts: number;
  /** 'held': kept for a church administrator to accept or refuse. */
  how: 'accepted' | 'held';
  /** Output of the operation's handler. */
  output: unknown;
  /** Device clock, ms. */
  at: number;
}

export type ItemState =
  /** `nextAttemptAt`: wall time in ms, 0 for at once. */
  | { kind: 'waiting'; attempts: number; nextAttemptAt: number; trouble: FailureReason | null }
  /** In a call. Left behind by a killed run, it counts as waiting: only one run holds the lock. */
  | { kind: 'sending'; attempts: number; since: number }
  /** The server has it; this device has not yet pulled its effect. */
  | ({ kind: 'delivered' } & Delivery)
  | ({ kind: 'sent' } & Delivery)
  /**
   * A person must look. `current` is what stands in the way, for a clash. `made`: of a submission of many rows, the
   * others were written, and this device has not yet pulled them.
   */
  | { kind: 'attention'; attempts: number; problem: Problem; current?: unknown; made?: Delivery };

/** One write on its way. It travels exactly as captured, under its author's name. */
export interface Item {
  /** Submission id = mutation id: the server executes it at most once. */
  id: string;
  name: string;
  form: number;
  args: unknown;
  /** Its author is away: the arguments are as the server alone opens them, base64. */
  sealed?: true;
  /** Key of the record it touches; items of one author on one record go one after the other. */
  record: string;
  after: string | null;
  accountId: string;
  tenantId: string;
  /** ISO, the device's clock. Proves nothing and orders nothing. */
  capturedAt: string;
  /** Name of the change in the list of refused ones; without it a list of its feature shows its outcome. */
  change?: string;
  /** Number of attempts to send a picture of it: a picture that never arrived may still be replaced. */
  carries?: number;
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
export const unsentKinds: readonly ItemState['kind'][] = ['waiting', 'sending', 'attention'];

export function isUnsent({ state }: Item): boolean {
  return unsentKinds.includes(state.kind);
}

/** Kinds of which a row is shown as it will be: the server did not refuse it, and its effect is not known to be here. */
export const pendingKinds = ['waiting', 'sending', 'delivered'] as const;

export function isPending({ state }: Item): boolean {
  return state.kind !== 'attention' && state.kind !== 'sent';
}

/** Whether a list of its feature tells its author what became of it: what was refused stays there. */
export function hasOwnList({ change }: Pick<Item, 'change'>): boolean {
  return change === undefined;
}

/** Whether the submit grant delivers it; everything else waits for its author's session. */
export function goesByGrant({ name }: Pick<Item, 'name'>): boolean {
  return knownForms.get(name)?.byGrant === true;
}
