import { Failure } from '#domain/errors.ts';
import { longestPhotoSide } from '#domain/pictures/rules.ts';
import { openScopes } from '../access/roles/facets.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';

function refused(sentence: string): Failure {
  return new Failure('validation', sentence, { fields: { logoId: sentence } });
}

/**
 * Makes a picture that the caller sent the logo, or one that was it before. The one that it takes the place of stays for a
 * while, so that the change can be taken back; nobody reads it meanwhile.
 */
export async function keepLogo(
  tx: TenantTransaction,
  { accountId }: Caller,
  logoId: string | null,
): Promise<void> {
  if (logoId !== null) {
    const [used] = await tx.rows<{ longer: number }>(
      'use logo',
      `update picture set owner_kind = 'organisation', owner_id = $1, left_at = null
       where tenant_id = $1 and id = $2 and ((owner_kind = 'waiting' and added_by = $3)
         or (owner_kind = 'organisation' and owner_id = $1))
       returning greatest(width, height) as longer`,
      [tx.tenantId, logoId, accountId],
    );
    if (!used) throw refused('This picture did not arrive. Choose it again');
    if (used.longer > longestPhotoSide) {
      throw refused(`Choose a picture of at most ${longestPhotoSide} pixels on a side`);
    }
  }
  await tx.rows(
    'logos before',
    `update picture set left_at = now() where tenant_id = $1 and owner_kind = 'organisation'
       and owner_id = $1 and id is distinct from $2 and left_at is null`,
    [tx.tenantId, logoId],
  );
}

/** The logo is for whoever sees the organisation's row. */
export async function logoFor(tx: TenantTransaction, caller: Caller, id: string) {
  if (!openScopes(caller, 'counting').includes(`church:${tx.tenantId}/counting`)) return undefined;
  const [found] = await tx.rows<{ type: string; bytes: Buffer<ArrayBuffer> }>(
    'logo',
    `select p.type, p.bytes from organisation o
       join picture p on p.tenant_id = o.tenant_id and p.id = o.logo_id
     where o.tenant_id = $1 and o.id = $1 and o.logo_id = $2 and p.owner_kind = 'organisation'`,
    [tx.tenantId, id],
  );
  return found;
}
