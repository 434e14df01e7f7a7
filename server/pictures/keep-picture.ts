import { createHash, randomUUID } from 'node:crypto';
import { pictureAddress } from '#domain/pictures/rules.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import type { Still } from './still.ts';

/** What a picture is of. */
export interface PictureOwner {
  kind: 'account';
  id: string;
}

export async function dropPictures(tx: TenantTransaction, owner: PictureOwner): Promise<void> {
  await tx.rows(
    'drop pictures',
    'delete from picture where tenant_id = $1 and owner_kind = $2 and owner_id = $3',
    [tx.tenantId, owner.kind, owner.id],
  );
}

/** Keeps the one picture of its owner, and answers its address: the same for the same picture. */
export async function keepOnlyPicture(
  tx: TenantTransaction,
  owner: PictureOwner,
  still: Still,
  addedBy: string,
): Promise<string> {
  const sha256 = createHash('sha256').update(still.bytes).digest();
  const [same] = await tx.rows<{ id: string }>(
    'same picture',
    `select id from picture
     where tenant_id = $1 and owner_kind = $2 and owner_id = $3 and sha256 = $4`,
    [tx.tenantId, owner.kind, owner.id, sha256],
  );
  if (same) return pictureAddress(same.id);
  await dropPictures(tx, owner);
  const id = randomUUID();
  const { type, width, height, bytes } = still;
  await tx.rows(
    'keep picture',
    `insert into picture (tenant_id, id, owner_kind, owner_id, type, width, height, size, sha256,
       bytes, added_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      tx.tenantId,
      id,
      owner.kind,
      owner.id,
      type,
      width,
      height,
      bytes.length,
      sha256,
      bytes,
      addedBy,
    ],
  );
  return pictureAddress(id);
}
