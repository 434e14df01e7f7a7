import type { TenantTransaction } from '../../database/tenant.ts';
import { pick, type RowOf } from '../../table-columns.ts';
import { tenant } from '../tables.ts';

const slugOfTenant = pick(tenant, ['slug']);

/** A short name that nobody has, from the letters and digits of the name. */
export async function slugFor(tx: Pick<TenantTransaction, 'rows'>, name: string): Promise<string> {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const base =
    plain
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 50) || 'church';
  const rows = await tx.rows<RowOf<typeof slugOfTenant>>(
    'slugs',
    `select ${slugOfTenant} from tenant`,
    [],
  );
  const taken = new Set(rows.map(({ slug }) => slug));
  for (let next = 1; ; next++) {
    const slug = next === 1 ? base : `${base}-${next}`;
    if (!taken.has(slug)) return slug;
  }
}
