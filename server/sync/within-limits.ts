import { operations } from '#domain/registry.ts';
import type { Arrived, executeMutation } from './execute.ts';

const named = new Map(operations.map((operation) => [operation.name, operation]));

/** The same, where its author has not asked too often for it: else the item waits, and is told how long. */
export function withinLimits(execute: typeof executeMutation): typeof executeMutation {
  return async (services, author, mutation: Arrived) => {
    const operation = named.get(mutation.name);
    const retryAfter =
      operation && (await services.callLimits.take(operation, author.accountId, mutation.args));
    if (retryAfter) return { status: 'later', id: mutation.id, retryAfter };
    return execute(services, author, mutation);
  };
}
