import type { Mutation } from '#domain/protocol.ts';
import { xchacha20poly1305 as cipher } from '@noble/ciphers/chacha.js';
import { openedArgs } from '#domain/sealing/sealed-args.ts';
import type { Caller } from '../caller.ts';
import { inTenant } from '../database/tenant.ts';
import { queueKeyOpener } from '../sealing/queue-keys.ts';
import type { Services } from '../services.ts';

/**
 * Mutations with their arguments, in their order: an author who is away sends what the server alone opens. Null for one
 * that no key opens: it stays on the device, where its author may still open it.
 */
export async function openSealed(
  { pool }: Services,
  { tenantId, accountId }: Caller,
  mutations: readonly Mutation[],
): Promise<(Mutation | null)[]> {
  if (!mutations.some(({ sealed }) => sealed)) return [...mutations];
  const openKey = await inTenant(pool, tenantId, (tx) => queueKeyOpener(tx, accountId));
  return Promise.all(
    mutations.map(async ({ sealed, ...mutation }) => {
      if (!sealed) return mutation;
      const opened = await openedArgs(String(mutation.args), mutation.id, { cipher, openKey });
      return opened && { ...mutation, ...opened };
    }),
  );
}
