import type * as z from 'zod/mini';
import type { Permission, Subject } from './permissions.ts';
import type { RecordKey } from './record-key.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A row as the device would cache it once the server accepted: whole, or a change of one that it has. */
export type OptimisticPatch =
  | { entity: string; id: string; row: Record<string, unknown> }
  | {
      entity: string;
      id: string;
      /** The id of the row it is made of; without that row there is nothing to show. */
      from: string;
      /** Typed as the entity's rows by whoever defines the operation. */
      change(row: never): object;
    };

/** As what an item waits for an administrator, who accepts or refuses it. */
export interface Review {
  /** The entity of the row that waits. */
  entity: string;
  /** Fields that the administrator sees of it, beside its author and time. */
  about: Record<string, unknown>;
}

/** Makes arguments captured by form n readable as form n + 1. Pure, and kept for every form released. */
export type PayloadMigration = (args: unknown) => unknown;

/** To a form that has more fields, which the older one leaves out. */
export const asItWas: PayloadMigration = (args) => args;

export interface QueuePolicy<Input> {
  policy: 'queue';
  /** Number of the form that captures `input` today. */
  form: number;
  /** `migrations[0]` makes form 1 into form 2, and so on: always `form - 1` of them. */
  migrations: readonly PayloadMigration[];
  /** `id`: of the submission, which a record that it makes has too. */
  orderingKey(input: Input, id: string): RecordKey;
  optimisticPatches(
    input: Input,
    item: { id: string; accountId: string; at: string },
  ): OptimisticPatch[];
  /**
   * Place where the author reads the outcome. Null: in a list of its feature, where a refused one stays
   * until its author looks. Else in the list of what was refused, by these words, which can stand
   * alone: 'Shortcut “Mailbox”'; it goes when its author signs out.
   */
  describe(input: Input): string | null;
  /** Of what it answered, what was not done and is left to its author; null where all of it was. */
  leaves?(output: unknown): { message: string; current: unknown } | null;
  /**
   * Whether the submit grant delivers it while its author is away: else it waits for their session. What
   * such an operation answers names no row, since a grant may have been copied.
   */
  byGrant?: boolean;
  /** yyyy-MM-dd that it is about: said where it was lost, or is written to a file. */
  day?(input: Input): string;
  /** Review when its author's right ended before it arrived: without this it is refused. */
  review?(input: Input): Review;
  /**
   * Answer of the device in the server's place, with the status of success: only where the
   * specification names the answer, or where programs call it without a submission id. Without it the device answers 202 and the submission's id.
   */
  answer?(input: Input, item: { id: string; at: string }): unknown;
}

/** The part of a policy that every screen knows, without the operation's definition. */
export type KnownForm<Input> = { name: string } & Pick<
  QueuePolicy<Input>,
  'form' | 'migrations' | 'byGrant' | 'day'
>;

export type Offline<Input> = 'network' | 'cache' | 'demo' | QueuePolicy<Input>;

/**
 * Rate limit of one person: so many points in so many seconds, one a call unless `cost` says
 * otherwise. A mutation of a batch counts as a call of its operation.
 */
export interface Limit<Input> {
  points: number;
  seconds: number;
  cost?(input: Input): number;
}

/** Far above what an honest device does, far below what keeps a server busy. */
export const usualLimit: Limit<unknown> = { points: 1200, seconds: 60 };

/** A device that was offline for months hands in hundreds at once, and asks again where answers were lost. */
export const submissionLimit: Limit<unknown> = { points: 3000, seconds: 600 };

/** 'anyone' needs no session; 'signedIn' needs one and looks at nothing but the person's own. */
export type May = Permission | 'anyone' | 'signedIn';

export interface Operation<
  I extends z.core.$ZodType = z.core.$ZodType,
  O extends z.core.$ZodType = z.core.$ZodType,
> {
  /** '<feature>.<verb>', the key under which handlers and queued items know it. */
  name: string;
  method: Method;
  /** Absolute, `{id}` for parameters: '/api/v1/churches/attendance/{id}'. GET and DELETE take the rest of the input from the query. */
  path: string;
  /** Status of success: 202 for operations without a named answer in the specification. Those with one take no submission id. */
  status: 200 | 202;
  input: I;
  output: O;
  /** The body is the bytes of a picture: the input's field `picture`. */
  takesPicture?: true;
  /** Its body may be as large as a batch of the queue. */
  takesMuch?: true;
  /** The body is the bytes of a zip, which the handler reads: it is too long for memory. */
  takesZip?: true;
  /** The answer is the bytes of a picture. */
  answersPicture?: true;
  /** The answer is the bytes of a zip, sent while it is made. */
  answersZip?: true;
  may: May;
  subject(input: z.infer<I>): Subject;
  offline: Offline<z.infer<I>>;
  /** `usualLimit` where nothing is said. 'anyone' is nobody to count by: what needs no session is limited by address. */
  limit?: Limit<z.infer<I>>;
  summary: string;
}

export type InputOf<Op> = Op extends Operation<infer I> ? z.infer<I> : never;
export type OutputOf<Op> = Op extends Operation<z.core.$ZodType, infer O> ? z.infer<O> : never;

/**
 * Defines something a person or a program can ask for, once. The page's typed call, the service
 * worker's gate, the server's route, validation, the OpenAPI document and the access matrix all
 * follow from it.
 */
export function defineOperation<I extends z.core.$ZodType, O extends z.core.$ZodType>(
  operation: Operation<I, O>,
): Operation<I, O> {
  return operation;
}

/** A queued operation: one whose policy is known to be 'queue'. */
export type QueuedOperation = Operation & { offline: QueuePolicy<unknown> };

export function isQueued(operation: Operation): operation is QueuedOperation {
  return typeof operation.offline === 'object';
}

/** Arguments captured by `form`, as today's form has them. Throws on a form newer than this program. */
export function upgradeArgs(
  policy: Pick<QueuePolicy<never>, 'form' | 'migrations'>,
  form: number,
  args: unknown,
): unknown {
  if (form < 1 || form > policy.form) throw new RangeError(`Unknown form ${form}`);
  return policy.migrations.slice(form - 1).reduce((value, migrate) => migrate(value), args);
}
