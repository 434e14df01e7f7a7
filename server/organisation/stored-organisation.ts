import type { Organisation } from '#domain/organisation/entities.ts';
import { usualOrganisation } from '#domain/organisation/usual-organisation.ts';
import { must } from '#domain/must.ts';
import { tenant } from '../access/tables.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { selectList } from '../entity-store.ts';
import { pick, type RowOf } from '../table-columns.ts';
import { organisationStore } from './scopes.ts';

const columns = selectList(organisationStore);
const ofTenant = pick(tenant, ['id', 'name', 'timeZone']);

/** The row of the caller's organisation; null before the first change of it. */
export async function storedOrganisation(tx: TenantTransaction): Promise<Organisation | null> {
  const [found] = await tx.rows<Organisation>(
    'organisation',
    `select ${columns} from organisation where tenant_id = $1 and id = $1`,
    [tx.tenantId],
  );
  return found ?? null;
}

/** The organisation as it is before its first change. `lock`: held by each change, so that two come one after the other. */
export async function withoutChanges(
  tx: TenantTransaction,
  lock: '' | 'for no key update' = '',
): Promise<Organisation> {
  const [found] = await tx.rows<RowOf<typeof ofTenant>>(
    `tenant of organisation ${lock}`,
    `select ${ofTenant} from tenant where id = $1 ${lock}`,
    [tx.tenantId],
  );
  return usualOrganisation(must(found, 'the tenant of the caller'));
}
