import type { Context } from 'hono';
import type { InputOf, Operation, OutputOf } from '#domain/operation.ts';
import type { Caller } from './caller.ts';
import type { TenantTransaction } from './database/tenant.ts';
import type {
  CommandHandler,
  QueryHandler,
  ServiceHandler,
  Services,
  Submission,
} from './services.ts';
import type { Effect } from './sync/effect.ts';

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
