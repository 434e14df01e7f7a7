import { sameValue } from '#domain/editing.ts';
import type { FieldErrors } from '#domain/errors.ts';
import { longestPhotoSide } from '#domain/pictures/rules.ts';
import { pictureFields, type Register } from '#domain/register/register.ts';
import { registers } from '#domain/registers.gen.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { storeNamed } from '../entity-stores.ts';
import type { WrittenRow } from '../register/register-hooks.ts';
import { rowsInScopes } from '../register/rows-in-scopes.ts';
import type { PictureOwner } from './picture-owner.ts';

function ownerKind({ entity }: Pick<Register, 'entity'>): PictureOwner['kind'] {
  return `row:${entity.name}`;
}

/** The pictures that a row names anew: field -> id. */
function namedAnew(register: Register, { row, before }: WrittenRow): [string, string][] {
  return pictureFields(register).flatMap((field): [string, string][] => {
    const id = row[field];
    if (typeof id !== 'string' || sameValue(id, before?.[field])) return [];
    return [[field, id]];
  });
}

interface Found {
  id: string;
  ownerKind: PictureOwner['kind'];
  ownerId: string;
  isMine: boolean;
  longer: number;
}

/** Judges the pictures that rows name. `put`: the row is written, and has its picture for itself. */
export interface PictureJudge {
  errors(written: WrittenRow): FieldErrors;
  put(row: { id: string; [field: string]: unknown }): void;
}

/**
 * A row names a picture that its author sent before, or one that it had. A picture of somebody else, or of something
 * else, reads like one that never came.
 */
export async function pictureJudge(
  tx: TenantTransaction,
  { accountId }: Caller,
  register: Register,
  written: readonly WrittenRow[],
): Promise<PictureJudge> {
  const kind = ownerKind(register);
  const ids = written.flatMap((one) => namedAnew(register, one).map(([, id]) => id));
  const found =
    ids.length === 0
      ? []
      : await tx.rows<Found>(
          'pictures that rows name',
          `select id, owner_kind as "ownerKind", owner_id as "ownerId", added_by = $3 as "isMine",
       greatest(width, height) as longer
     from picture where tenant_id = $1 and id = any($2::uuid[]) order by id for update`,
          [tx.tenantId, [...new Set(ids)], accountId],
        );
  const byId = new Map(found.map((one) => [one.id, one]));
  const problemOf = (id: string, rowId: string): string | null => {
    const one = byId.get(id);
    const isFree = one?.ownerKind === 'waiting' && one.isMine;
    const isOfRow = one?.ownerKind === kind && one.ownerId === rowId;
    if (!one || !(isFree || isOfRow)) return 'This picture did not arrive. Choose it again';
    if (one.longer <= longestPhotoSide) return null;
    return `Choose a picture of at most ${longestPhotoSide} pixels on a side`;
  };
  return {
    errors: (one) =>
      Object.fromEntries(
        namedAnew(register, one).flatMap(([field, id]) => {
          const problem = problemOf(id, one.row.id);
          return problem === null ? [] : [[field, problem]];
        }),
      ),
    put: (row) => {
      for (const field of pictureFields(register)) {
        const one = byId.get(String(row[field]));
        if (one) Object.assign(one, { ownerKind: kind, ownerId: row.id });
      }
    },
  };
}

/**
 * Makes the pictures that rows name theirs. One that a row names no more stays for a while, so that the change can
 * be taken back; nobody reads it meanwhile.
 */
export async function keepRowPictures(
  tx: TenantTransaction,
  register: Register,
  written: readonly WrittenRow[],
): Promise<void> {
  const fields = pictureFields(register);
  const changed = written.filter(({ row, before }) =>
    fields.some((field) => !sameValue(row[field] ?? null, before?.[field] ?? null)),
  );
  if (changed.length === 0) return;
  const named = changed.flatMap(({ row }) =>
    fields.flatMap((field) => (typeof row[field] === 'string' ? [[row.id, row[field]]] : [])),
  );
  await tx.rows(
    'pictures of rows',
    `update picture p set owner_kind = $2, owner_id = n.row_id, left_at = null
     from unnest($3::uuid[], $4::uuid[]) n(row_id, id) where p.tenant_id = $1 and p.id = n.id`,
    [tx.tenantId, ownerKind(register), named.map(([rowId]) => rowId), named.map(([, id]) => id)],
  );
  await tx.rows(
    'pictures that rows left',
    `update picture set left_at = now() where tenant_id = $1 and owner_kind = $2
       and owner_id = any($3::uuid[]) and not id = any($4::uuid[]) and left_at is null`,
    [tx.tenantId, ownerKind(register), changed.map(({ row }) => row.id), named.map(([, id]) => id)],
  );
}

/** The picture of a row is for whoever sees that row and that it has this picture. */
export async function pictureOfRow(tx: TenantTransaction, caller: Caller, id: string) {
  const [found] = await tx.rows<{
    type: string;
    bytes: Buffer<ArrayBuffer>;
    kind: string;
    rowId: string;
  }>(
    'picture of row',
    `select type, bytes, owner_kind as kind, owner_id as "rowId" from picture
     where tenant_id = $1 and id = $2 and owner_kind like 'row:%' and left_at is null`,
    [tx.tenantId, id],
  );
  const register = registers.find((one) => ownerKind(one.register) === found?.kind)?.register;
  if (!found || !register) return undefined;
  const store = storeNamed(register.entity.name);
  const [row] = await rowsInScopes(tx, caller, register, store, [found.rowId]);
  return row && pictureFields(register).some((field) => row[field] === id) ? found : undefined;
}
