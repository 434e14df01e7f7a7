import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Failure } from '#domain/errors.ts';
import { type Operation, usualLimit } from '#domain/operation.ts';
import { operations } from '#domain/registry.ts';

/**
 * Counts what each person asks for, operation by operation. In memory: each process counts what it
 * does itself, and a call costs no round trip to the database.
 */
export interface CallLimits {
  /** Counts the call. Seconds to wait where it is one too many, else null. */
  take(operation: Operation, accountId: string, input: unknown): Promise<number | null>;
}

export function createCallLimits(): CallLimits {
  const counters = new Map(
    operations.map(({ name, limit = usualLimit }) => {
      const { points, seconds } = limit;
      return [name, new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })];
    }),
  );
  return {
    async take({ name, limit = usualLimit }, accountId, input) {
      try {
        await counters.get(name)?.consume(accountId, limit.cost?.(input) ?? 1);
        return null;
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      }
    },
  };
}

/** Refuses the call that is one too many, and says when the next may come. */
export async function countCall(
  limits: CallLimits,
  operation: Operation,
  accountId: string,
  input: unknown,
): Promise<void> {
  const retryAfter = await limits.take(operation, accountId, input);
  if (retryAfter === null) return;
  const when = retryAfter === 1 ? 'in a second' : `in ${retryAfter} seconds`;
  throw new Failure('rate_limited', `Too many requests. Try again ${when}`, { retryAfter });
}
