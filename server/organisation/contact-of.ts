import type pg from 'pg';
import { inTenant } from '../database/tenant.ts';
import { pick, type RowOf } from '../table-columns.ts';
import { organisation } from './tables.ts';

const contact = pick(organisation, ['email', 'phone', 'website']);
export type Contact = RowOf<typeof contact>;

/** How people with questions reach an organisation; null where nobody said it. */
export async function contactOf(pool: pg.Pool, tenantId: string): Promise<Contact | null> {
  return inTenant(pool, tenantId, async (tx) => {
    const [found] = await tx.rows<Contact>(
      'contact of organisation',
      `select ${contact} from organisation where tenant_id = $1 and id = $1`,
      [tenantId],
    );
    return found ?? null;
  });
}
