import type { TenantTransaction } from '../database/tenant.ts';

/** Rows a statement takes: each has hundreds of kilobytes. */
const chunk = 200;

/**
 * A picture comes just before the submission that names it, which may still be refused and mended. One that
 * nothing has named for 30 days goes, and so does one that its row has not named for as long: until then the change
 * can be taken back. Answers whether there may be more.
 */
export async function purgePictures(tx: TenantTransaction): Promise<boolean> {
  const purged = await tx.rows(
    'purge pictures',
    `delete from picture where tenant_id = $1 and id in (
       select id from picture
       where tenant_id = $1 and (left_at < now() - interval '30 days'
         or (owner_kind = 'waiting' and added_at < now() - interval '30 days'))
       limit $2)
     returning 1`,
    [tx.tenantId, chunk],
  );
  return purged.length === chunk;
}
