import { createHash, randomUUID } from 'node:crypto';
import { Failure } from '#domain/errors.ts';
import { pictureAddress } from '#domain/sync/picture-address.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { foreignId } from '../sync/foreign-id.ts';
import type { PictureOwner } from './picture-owner.ts';
import type { Still } from './still.ts';
import { picture } from './tables.ts';
import { pick, type RowOf } from '../table-columns.ts';

const idOfPicture = pick(picture, ['id']);

const sha256Of = (still: Still) => createHash('sha256').update(still.bytes).digest();

/** Drops the pictures of their owner, but for the one of this id. */
export async function dropPictures(
  tx: TenantTransaction,
  owner: PictureOwner,
  except: string | null = null,
): Promise<void> {
  await tx.rows(
    'drop pictures',
    `delete from picture where tenant_id = $1 and owner_kind = $2 and owner_id = $3
       and id is distinct from $4`,
    [tx.tenantId, owner.kind, owner.id, except],
  );
}

/** Answers whether it is new: a picture that has the id already stays as it is. */
async function insertPicture(
  tx: TenantTransaction,
  id: string,
  owner: PictureOwner,
  still: Still,
  addedBy: string,
): Promise<boolean> {
  const { type, width, height, bytes } = still;
  const inserted = await tx.rows(
    'keep picture',
    `insert into picture (tenant_id, id, owner_kind, owner_id, type, width, height, size, sha256,
       bytes, added_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (tenant_id, id) do nothing returning 1`,
    [
      tx.tenantId,
      id,
      owner.kind,
      owner.id,
      type,
      width,
      height,
      bytes.length,
      sha256Of(still),
      bytes,
      addedBy,
    ],
  );
  return inserted.length === 1;
}

/** Keeps the one picture of its owner, and answers its address: the same for the same picture. */
export async function keepOnlyPicture(
  tx: TenantTransaction,
  owner: PictureOwner,
  still: Still,
  addedBy: string,
): Promise<string> {
  const [same] = await tx.rows<RowOf<typeof idOfPicture>>(
    'same picture',
    `select ${idOfPicture} from picture
     where tenant_id = $1 and owner_kind = $2 and owner_id = $3 and sha256 = $4`,
    [tx.tenantId, owner.kind, owner.id, sha256Of(still)],
  );
  if (same) return pictureAddress(same.id);
  await dropPictures(tx, owner);
  const id = randomUUID();
  await insertPicture(tx, id, owner, still, addedBy);
  return pictureAddress(id);
}

/** Keeps a picture under the id that its device chose, until a submission says what it is of. */
export async function keepWaitingPicture(
  tx: TenantTransaction,
  id: string,
  still: Still,
  addedBy: string,
): Promise<void> {
  if (await insertPicture(tx, id, { kind: 'waiting', id: addedBy }, still, addedBy)) return;
  const [here] = await tx.rows<{ mine: boolean; same: boolean }>(
    'picture of id',
    `select added_by = $3 as mine, sha256 = $4 as same from picture
     where tenant_id = $1 and id = $2`,
    [tx.tenantId, id, addedBy, sha256Of(still)],
  );
  if (!here?.mine) throw foreignId();
  if (!here.same) throw new Failure('mutation_reuse', 'This is another picture. Choose it again');
}
