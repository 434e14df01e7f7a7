import type { TenantTransaction } from '../database/tenant.ts';
import { assignRole } from '../access/roles/access-scopes.ts';
import { avatarOf } from './accounts.ts';
import { cellId } from './cells/cells.ts';
import { fixedId } from './fixed-seed.ts';
import { churchGroupId, churchId } from './places.ts';
import { accountId, emailOf, type SamplePerson, type SampleTenant } from './tenants.ts';

function scopesOf(tenant: SampleTenant, { over }: SamplePerson) {
  if (over === 'tenant') return [{ scope: 'tenant' as const, scopeId: null }];
  if ('churchGroup' in over) {
    return [{ scope: 'churchGroup' as const, scopeId: churchGroupId(tenant, over.churchGroup) }];
  }
  if ('cell' in over) return [{ scope: 'group' as const, scopeId: cellId(tenant, over.cell) }];
  return over.churches.map((name) => ({
    scope: 'church' as const,
    scopeId: churchId(tenant, name),
  }));
}

/** `scopeId`: null for the whole tenant. */
export function assignmentId(account: string, scopeId: string | null): string {
  return fixedId(`role/${account}/${scopeId ?? 'tenant'}`);
}

export async function writePerson(
  tx: TenantTransaction,
  tenant: SampleTenant,
  person: SamplePerson,
  passwordHash: string,
): Promise<void> {
  const id = accountId(tenant, person);
  await tx.rows(
    'sample account',
    `insert into account (id, tenant_id, email, name, avatar, password_hash)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, tx.tenantId, emailOf(tenant, person), person.name, avatarOf(person), passwordHash],
  );
  for (const scope of scopesOf(tenant, person)) {
    const assignment = assignmentId(id, scope.scopeId);
    await assignRole(tx, { id: assignment, accountId: id, role: person.role, ...scope });
  }
}
