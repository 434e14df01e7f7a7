import type { Grant, Subject } from '#domain/permissions.ts';
import type { TenantTransaction } from '../../database/tenant.ts';
import { subjectOf } from './held-role.ts';

/** Subject of the role, where it is of this tenant; else it answers like an id that does not exist. */
export async function findScope(
  tx: TenantTransaction,
  { scope, scopeId }: Pick<Grant, 'scope' | 'scopeId'>,
): Promise<Subject | null> {
  const tables = { church: 'church', churchGroup: 'church_group', group: 'groups' };
  if (scope === 'tenant') return subjectOf({ scope, scopeId, churchId: null });
  const churchId = scope === 'group' ? 'church_id' : 'null';
  const [found] = await tx.rows<{ churchId: string | null }>(
    `scope ${scope}`,
    `select ${churchId} as "churchId" from ${tables[scope]} where tenant_id = $1 and id = $2`,
    [tx.tenantId, scopeId],
  );
  return found ? subjectOf({ scope, scopeId, churchId: found.churchId }) : null;
}
