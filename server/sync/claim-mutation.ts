import { must } from '#domain/must.ts';
import type { Mutation, MutationResult } from '#domain/protocol.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { foreignId } from './foreign-id.ts';
import { mutation as mutationTable, tenantSeq } from './tables.ts';
import { pick, type RowOf } from '../table-columns.ts';

export type Claim = { kind: 'claimed' } | { kind: 'settled'; result: MutationResult };

const ofMutation = pick(mutationTable, ['accountId', 'output', 'v'], 'm');
const ofTenant = pick(tenantSeq, ['epoch'], 's');
type Stored = RowOf<typeof ofMutation> & RowOf<typeof ofTenant> & { sameBytes: boolean };

/**
 * Inserts the id first, in the transaction of its effect. A second request with the same id waits
 * here for the first to commit, and then finds its answer.
 */
export async function claimMutation(
  tx: TenantTransaction,
  accountId: string,
  mutation: Mutation,
  hash: Buffer,
): Promise<Claim> {
  const [claim] = await tx.rows<{ mine: boolean; parentHere: boolean }>(
    'claim mutation',
    `with mine as (
       insert into mutation (tenant_id, id, account_id, hash) values ($1, $2, $3, $4)
       on conflict do nothing returning 1)
     select exists (select 1 from mine) as mine, ($5::uuid is null or exists (
       select 1 from mutation where tenant_id = $1 and id = $5)) as "parentHere"`,
    [tx.tenantId, mutation.id, accountId, hash, mutation.after ?? null],
  );
  const { mine, parentHere } = must(claim, 'an answer to the claim');
  if (!mine)
    return { kind: 'settled', result: await storedResult(tx, accountId, mutation.id, hash) };
  if (parentHere) return { kind: 'claimed' };
  return { kind: 'settled', result: { status: 'later', id: mutation.id } };
}

async function storedResult(
  tx: TenantTransaction,
  accountId: string,
  id: string,
  hash: Buffer,
): Promise<MutationResult> {
  const [row] = await tx.rows<Stored>(
    'stored mutation',
    `select ${ofMutation}, ${ofTenant}, m.hash = $3 as "sameBytes"
     from mutation m join tenant_seq s using (tenant_id) where m.tenant_id = $1 and m.id = $2`,
    [tx.tenantId, id, hash],
  );
  const stored = must(row, 'the mutation that holds the id');
  if (stored.accountId !== accountId) {
    const { code, message } = foreignId();
    return { status: 'rejected', id, problem: { code, message } };
  }
  if (!stored.sameBytes) {
    const problem = {
      code: 'mutation_reuse',
      message: 'Something else was already sent under this id. Submit this once more',
    };
    return { status: 'rejected', id, problem };
  }
  const { output, epoch, v } = stored;
  return { status: 'duplicate', id, output, epoch, v: must(v, 'the version of its effect') };
}
