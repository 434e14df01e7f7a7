import { customRole, type CustomRole, type GrantedRole } from '#domain/permissions.ts';
import type { TenantTransaction } from '../../database/tenant.ts';
import { customRole as table } from '../tables.ts';
import { pick, type RowOf } from '../../table-columns.ts';

const given = pick(table, ['id', 'name', 'permissions']);

/**
 * A role to give; null for one of the organisation's own that is not there. Until the commit nobody changes what it gives:
 * who gets it meanwhile would go on with what it gave before.
 */
export async function findRole(
  tx: TenantTransaction,
  { role, customRoleId }: { role: GrantedRole['role']; customRoleId?: string | null | undefined },
): Promise<GrantedRole | null> {
  if (role !== customRole) return { role };
  const [custom] = await tx.rows<RowOf<typeof given>>(
    'role to give',
    `select ${given} from custom_role where tenant_id = $1 and id = $2 and status = 'active' for share`,
    [tx.tenantId, customRoleId],
  );
  return custom ? { role: customRole, custom } : null;
}

/** The organisation's own roles that can be given. */
export async function activeRoles(tx: TenantTransaction): Promise<CustomRole[]> {
  return tx.rows<RowOf<typeof given>>(
    'active roles',
    `select ${given} from custom_role where tenant_id = $1 and status = 'active' order by lower(name)`,
    [tx.tenantId],
  );
}
