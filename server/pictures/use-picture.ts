import { Failure } from '#domain/errors.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import type { PictureOwner } from './picture-owner.ts';

/**
 * Makes a picture that its author sent before the picture of `owner`. Said again it changes nothing. A picture
 * of somebody else, or of something else, reads like one that never came.
 */
export async function usePicture(
  tx: TenantTransaction,
  { id, addedBy, longest }: { id: string; addedBy: string; longest: number },
  owner: PictureOwner,
): Promise<void> {
  const [used] = await tx.rows<{ longer: number }>(
    'use picture',
    `update picture set owner_kind = $4, owner_id = $5
     where tenant_id = $1 and id = $2 and added_by = $3
       and (owner_kind = 'waiting' or (owner_kind = $4 and owner_id = $5))
     returning greatest(width, height) as longer`,
    [tx.tenantId, id, addedBy, owner.kind, owner.id],
  );
  if (!used) throw new Failure('validation', 'This picture did not arrive. Choose it again');
  if (used.longer > longest) {
    throw new Failure('validation', `Choose a picture of at most ${longest} pixels on a side`);
  }
}
