import { Failure } from '#domain/errors.ts';
import type { TenantTransaction } from '../../database/tenant.ts';
import { customRole, roleAssignment } from '../tables.ts';
import { pick, type RowOf } from '../../table-columns.ts';
import { notFound } from './administration.ts';

/** The organisation's own roles. */
const listed = pick(customRole, ['id', 'name', 'purpose', 'permissions', 'version']);
const holder = pick(roleAssignment, ['accountId']);

export type StoredRole = RowOf<typeof listed>;
export type WrittenRole = Pick<StoredRole, 'name' | 'purpose' | 'permissions'>;

export async function assertFreeName(
  tx: TenantTransaction,
  name: string,
  id: string,
): Promise<void> {
  const found = await tx.rows(
    'role of the name',
    `select 1 from custom_role where tenant_id = $1 and lower(name) = lower($2) and id <> $3
       and status = 'active'`,
    [tx.tenantId, name, id],
  );
  if (found.length === 0) return;
  const sentence = 'There is a role with this name. Choose another one';
  throw new Failure('validation', sentence, { fields: { name: sentence } });
}

/** Locks the role: nobody gives or changes it meanwhile. */
export async function lockRole(tx: TenantTransaction, id: string): Promise<StoredRole> {
  const [found] = await tx.rows<StoredRole>(
    'role to change',
    `select ${listed} from custom_role where tenant_id = $1 and id = $2 and status = 'active'
     for update`,
    [tx.tenantId, id],
  );
  if (!found) throw notFound();
  return found;
}

export async function holdersOf(tx: TenantTransaction, id: string): Promise<string[]> {
  const rows = await tx.rows<RowOf<typeof holder>>(
    'holders of role',
    `select distinct ${holder} from role_assignment
     where tenant_id = $1 and custom_role_id = $2 and ended_at is null order by 1`,
    [tx.tenantId, id],
  );
  return rows.map(({ accountId }) => accountId);
}

export async function rolesOf(tx: TenantTransaction): Promise<StoredRole[]> {
  return tx.rows<StoredRole>(
    'roles of tenant',
    `select ${listed} from custom_role where tenant_id = $1 and status = 'active'
     order by lower(name), id`,
    [tx.tenantId],
  );
}

export async function insertRole(
  tx: TenantTransaction,
  id: string,
  role: WrittenRole,
): Promise<void> {
  await tx.rows(
    'make role',
    `insert into custom_role (tenant_id, id, name, purpose, permissions, ever_permissions, status, version)
     values ($1, $2, $3, $4, $5, $5, 'active', 1)`,
    [tx.tenantId, id, role.name, role.purpose, role.permissions],
  );
}

export async function updateRole(
  tx: TenantTransaction,
  id: string,
  role: WrittenRole,
): Promise<void> {
  await tx.rows(
    'change role',
    `update custom_role set name = $3, purpose = $4, permissions = $5, version = version + 1,
       ever_permissions = array(select unnest(ever_permissions) union select unnest($5::text[]))
     where tenant_id = $1 and id = $2`,
    [tx.tenantId, id, role.name, role.purpose, role.permissions],
  );
}

export async function putAway(tx: TenantTransaction, id: string): Promise<void> {
  await tx.rows(
    'archive role',
    `update custom_role set status = 'archived' where tenant_id = $1 and id = $2`,
    [tx.tenantId, id],
  );
}
