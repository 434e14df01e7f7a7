import type { TenantTransaction } from '../database/tenant.ts';

/** Any number that no other lock of ours has. */
const nameLock = 7_204_514;

/**
 * People who sign up name their organisation by its name or its short name: under one that is taken they would come to
 * another one. Locked, since two could take a name at once.
 */
export async function nameIsTaken(
  tx: Pick<TenantTransaction, 'tenantId' | 'rows'>,
  name: string,
): Promise<boolean> {
  await tx.rows('lock names of tenants', 'select pg_advisory_xact_lock($1)', [nameLock]);
  const found = await tx.rows(
    'tenant of the same name',
    'select 1 from tenant where id <> $1 and (lower(name) = lower($2) or slug = lower($2)) limit 1',
    [tx.tenantId, name],
  );
  return found.length > 0;
}
