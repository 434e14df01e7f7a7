import * as z from 'zod/mini';
import { isQueued, type Operation } from '#domain/operation.ts';
import type { MutationResult } from '#domain/protocol.ts';
import { operations } from '#domain/registry.ts';
import type { Caller } from '../caller.ts';
import type { Services } from '../services.ts';
import { type Arrived, executeMutation } from './execute.ts';

const carried = new Map(
  operations
    .filter((operation) => isQueued(operation) && operation.offline.byGrant === true)
    .map((operation) => [operation.name, operation]),
);

/** Reduces an answer to the fields that the operation declares, ids, codes and receipts: never a row or a name. */
function withoutRows(result: MutationResult, { output }: Operation): MutationResult {
  switch (result.status) {
    case 'applied':
    case 'duplicate':
    case 'held':
      return { ...result, output: z.safeParse(output, result.output).data ?? null };
    case 'conflict':
      return { ...result, current: null };
    case 'rejected':
    case 'later':
      return result;
  }
}

/**
 * Executes what comes under a submit grant, which may have been copied. Whatever no grant
 * delivers waits for its author to sign in.
 */
export async function executeByGrant(
  services: Services,
  author: Caller,
  mutation: Arrived,
): Promise<MutationResult> {
  const operation = carried.get(mutation.name);
  if (!operation) return { status: 'later', id: mutation.id };
  return withoutRows(await executeMutation(services, author, mutation), operation);
}
