import { Failure } from '#domain/errors.ts';
import { administratorRole } from '#domain/permissions.ts';
import type { TenantTransaction } from '../../database/tenant.ts';

const overAll = `r.tenant_id = $1 and r.role = $2 and r.scope = 'tenant' and r.ended_at is null`;

/**
 * Lets nobody else change who administers the organisation until the commit: two administrators who end each other's role
 * at once would both find the other one there.
 */
export async function lockAdministrators(tx: TenantTransaction): Promise<void> {
  await tx.rows('lock administrators', 'select 1 from tenant where id = $1 for no key update', [
    tx.tenantId,
  ]);
}

/** Whether the account is one of those who administer the organisation. */
export async function isAdministrator(tx: TenantTransaction, accountId: string): Promise<boolean> {
  const found = await tx.rows(
    'is administrator',
    `select 1 from role_assignment r where ${overAll} and r.account_id = $3`,
    [tx.tenantId, administratorRole, accountId],
  );
  return found.length > 0;
}

/** Asked after the change: somebody who can sign in still administers the organisation, and for good. */
export async function assertAdministratorLeft(tx: TenantTransaction): Promise<void> {
  const left = await tx.rows(
    'administrators left',
    `select 1 from role_assignment r join account a on a.tenant_id = r.tenant_id and a.id = r.account_id
     where ${overAll} and r.ends_on is null and not a.disabled and a.confirmed_at is not null limit 1`,
    [tx.tenantId, administratorRole],
  );
  if (left.length > 0) return;
  throw new Failure(
    'conflict',
    'Nobody would be left as System Admin. Give somebody else this role first, without a last day',
  );
}
