import * as z from 'zod/mini';
import { submitOutcome } from '#domain/attendance/operations.ts';
import type { MutationResult } from '#domain/protocol.ts';
import { deliveredByGrant } from '#domain/sync/by-grant.ts';
import type { Caller } from '../caller.ts';
import type { Services } from '../services.ts';
import { type Arrived, executeMutation } from './execute.ts';

/** Ids, codes and receipts: never a row or a name, whatever the operation answers. */
function withoutRows(result: MutationResult): MutationResult {
  switch (result.status) {
    case 'applied':
    case 'duplicate':
    case 'held':
      return { ...result, output: z.safeParse(submitOutcome, result.output).data ?? null };
    case 'conflict':
      return { ...result, current: null };
    case 'rejected':
    case 'later':
      return result;
  }
}

/**
 * Executes what comes under a submit grant, which may have been copied. It delivers reports; whatever
 * else comes waits for its author to sign in.
 */
export async function executeByGrant(
  services: Services,
  author: Caller,
  mutation: Arrived,
): Promise<MutationResult> {
  if (!deliveredByGrant.has(mutation.name)) return { status: 'later', id: mutation.id };
  return withoutRows(await executeMutation(services, author, mutation));
}
