import type pg from 'pg';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Operation } from '#domain/operation.ts';
import type { Subject } from '#domain/permissions.ts';
import { uuid } from '#domain/values/uuid.ts';
import type { Caller } from '../caller.ts';
import { type AuditLine, actorOf } from './audit-line.ts';
import { entityOf } from './entity-of.ts';
import { placeOf } from './operation-lines.ts';
import { audit } from './write-audit.ts';

/** Something that somebody tried to do and may not, or that a rule forbade. */
export interface Attempt {
  operation: Operation;
  caller: Caller;
  /** As it was checked; undefined where it could not be read. */
  input: unknown;
  /** Code of the failure. */
  error: string;
  /** ISO, the device's clock. */
  doneAt?: string;
}

export interface Refusals {
  /** Writes a line about it. Never fails: the answer to the attempt must not change. */
  note(attempt: Attempt): Promise<void>;
}

/** Lines of one account: whoever guesses fills no table. */
const mostNoted = { points: 30, duration: 600 };

function subjectOf({ operation, input }: Attempt): Subject {
  return input === undefined ? { kind: 'tenant' } : operation.subject(input);
}

/** The record that was asked for, else the person who asked. */
function recordOf({ operation, caller, input }: Attempt): { entity: string; entityId: string } {
  const id: unknown = typeof input === 'object' && input !== null && Reflect.get(input, 'id');
  return uuid.safeParse(id).success
    ? { entity: entityOf(operation.name), entityId: String(id) }
    : { entity: 'account', entityId: caller.accountId };
}

/** The line of the audit about it. */
export function refusedLine(attempt: Attempt): AuditLine {
  const { operation, caller, error, doneAt } = attempt;
  return {
    ...actorOf(caller),
    ...placeOf(subjectOf(attempt)),
    ...recordOf(attempt),
    action: operation.name,
    outcome: 'refused',
    error,
    ...(doneAt !== undefined && { doneAt }),
  };
}

export function createRefusals(pool: pg.Pool, log: Logger): Refusals {
  const counter = new RateLimiterMemory({ keyPrefix: 'refused', ...mostNoted });

  /** How many more are noted; null where this one is not. */
  async function left(accountId: string): Promise<number | null> {
    try {
      return (await counter.consume(accountId)).remainingPoints;
    } catch (error) {
      if (error instanceof RateLimiterRes) return null;
      throw error;
    }
  }

  return {
    async note(attempt) {
      const { operation, caller } = attempt;
      try {
        const more = await left(caller.accountId);
        if (more === null) return;
        await audit(pool, caller.tenantId, {
          ...refusedLine(attempt),
          ...(more === 0 && { details: { lastNoted: true } }),
        });
      } catch (failure) {
        log.error({ err: failure, operation: operation.name }, 'a refusal stands in no audit');
      }
    },
  };
}
