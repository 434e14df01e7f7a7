import type { Context } from 'hono';
import type { InputOf, Operation, OutputOf } from '#domain/operation.ts';
import type { Caller } from './caller.ts';
import type { TenantTransaction } from './database/tenant.ts';
import type { Services } from './services.ts';
import type { Effect } from './sync/effect.ts';

/** Reads, in one transaction of the caller's tenant. */
export interface QueryHandler {
  kind: 'query';
  run(tx: TenantTransaction, caller: Caller, input: unknown): Promise<unknown>;
}

export interface Submission {
  /** The mutation id. */
  id: string;
  /** ISO, the device's clock. */
  capturedAt: string;
  /** How far that clock is ahead of the server's; null where nobody knows. */
  clockSkewSeconds: number | null;
  /** The server's clock. */
  now: Date;
}

/** Says what to write; the wrapper writes it once, with the version and the answer. */
export interface CommandHandler {
  kind: 'command';
  run(
    tx: TenantTransaction,
    caller: Caller,
    input: unknown,
    submission: Submission,
  ): Promise<Effect>;
}

/** Works outside a tenant's transaction: sign-in, streams. `caller` is null for 'anyone'. */
export interface ServiceHandler {
  kind: 'service';
  run(
    services: Services,
    context: Context,
    input: unknown,
    caller: Caller | null,
  ): Promise<unknown>;
}

export type Handler = QueryHandler | CommandHandler | ServiceHandler;

/** The three makers bind a handler's types to its operation's schemas. */
export function query<Op extends Operation>(
  _operation: Op,
  run: (tx: TenantTransaction, caller: Caller, input: InputOf<Op>) => Promise<OutputOf<Op>>,
): QueryHandler {
  return { kind: 'query', run: (tx, caller, input) => run(tx, caller, input as InputOf<Op>) };
}

export function command<Op extends Operation>(
  _operation: Op,
  run: (
    tx: TenantTransaction,
    caller: Caller,
    input: InputOf<Op>,
    submission: Submission,
  ) => Promise<Effect<OutputOf<Op>>>,
): CommandHandler {
  return {
    kind: 'command',
    run: (tx, caller, input, submission) => run(tx, caller, input as InputOf<Op>, submission),
  };
}

export function service<Op extends Operation>(
  _operation: Op,
  run: (
    services: Services,
    context: Context,
    input: InputOf<Op>,
    caller: Caller | null,
  ) => Promise<OutputOf<Op> | Response>,
): ServiceHandler {
  return {
    kind: 'service',
    run: (services, context, input, caller) => run(services, context, input as InputOf<Op>, caller),
  };
}
