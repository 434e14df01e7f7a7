import { longestSide } from '#domain/pictures/rules.ts';
import type { Register } from '#domain/register/register.ts';
import type { TenantTransaction } from '../../database/tenant.ts';
import { cleanPicture } from '../../pictures/clean-picture.ts';
import { keepWaitingPicture } from '../../pictures/keep-picture.ts';
import { keepRowPictures } from '../../pictures/row-pictures.ts';
import { fixedId, fixedRandom } from '../fixed-seed.ts';
import { drawScene, type Subject } from './draw-scene.ts';
import { palettePng } from './palette-png.ts';

type Pictured = { id: string; name: string; pictureId?: string | null | undefined };

/** Most rows have a picture; the others show their initials. */
export function withPicture<Row extends Pictured>(row: Row): Row {
  const has = fixedRandom(`has picture/${row.id}`)() < 0.75;
  return has ? Object.assign(row, { pictureId: fixedId(`picture/${row.id}`) }) : row;
}

/** Of those who have no drawing of the sample, a few have a photo that somebody gave the record. */
export function samplePhoto(personId: string): string | null {
  const has = fixedRandom(`has photo/${personId}`)() < 0.25;
  return has ? fixedId(`picture/${personId}`) : null;
}

/** Draws the pictures that the rows name, each a few kilobytes. */
export async function writeRowPictures(
  tx: TenantTransaction,
  register: Register,
  of: Subject,
  rows: readonly Pictured[],
  { addedBy, addedAt }: { addedBy: string; addedAt: Date },
): Promise<void> {
  for (const { name, pictureId } of rows) {
    if (!pictureId) continue;
    const still = cleanPicture(palettePng(drawScene(of, name)), longestSide);
    await keepWaitingPicture(tx, pictureId, still, addedBy);
  }
  const written = rows.map((row) => ({ row, before: null }));
  await keepRowPictures(tx, register, written);
  await tx.rows(
    'when pictures were added',
    'update picture set added_at = $2 where tenant_id = $1',
    [tx.tenantId, addedAt.toISOString()],
  );
}
