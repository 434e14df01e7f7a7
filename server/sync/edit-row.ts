import { type Clash, edited } from '#domain/editing.ts';
import type { Entity } from '#domain/entity.ts';
import { Failure } from '#domain/errors.ts';
import { valueIn } from '#domain/rows/row-values.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import type { Rows } from './effect.ts';

interface Author {
  field: string;
  byName: string;
  at: string;
}

/** Clashes of the edit: field, other value, and other author. */
async function clashesOf(
  tx: TenantTransaction,
  t: string,
  row: { id: string },
  fields: readonly string[],
): Promise<Clash[]> {
  const authors = await tx.rows<Author>(
    'authors of fields',
    `select field, author_name as "byName", to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
     from field_author where tenant_id = $1 and t = $2 and id = $3 and field = any($4)`,
    [tx.tenantId, t, row.id, fields],
  );
  return fields.map((field) => {
    const author = authors.find((one) => one.field === field);
    const now = valueIn(row, field) ?? null;
    return { field, now, byName: author?.byName ?? null, at: author?.at ?? null };
  });
}

function whoChanged(clashes: readonly Clash[]): string {
  const names = new Set(clashes.map(({ byName }) => byName));
  const [only] = names;
  return names.size === 1 && typeof only === 'string' ? only : 'Somebody else';
}

/** Failure for the author of an edit where others changed the same fields meanwhile. */
export async function clashFailure(
  tx: TenantTransaction,
  t: string,
  row: { id: string },
  fields: readonly string[],
): Promise<Failure> {
  const clashes = await clashesOf(tx, t, row, fields);
  const message = `${whoChanged(clashes)} changed this before yours arrived. Open it and choose which one stays`;
  return new Failure('conflict', message, { current: { clashes } });
}

/** Remembers who changed fields of rows last. */
export async function noteAuthors(
  tx: TenantTransaction,
  t: string,
  changed: readonly { id: string; field: string }[],
  { by, now }: { by: Caller; now: Date },
): Promise<void> {
  await tx.rows(
    'note authors of fields',
    `insert into field_author (tenant_id, t, id, field, account_id, author_name, at)
     select $1, $2, unnest($3::uuid[]), unnest($4::text[]), $5, $6, $7
     on conflict (tenant_id, t, id, field) do update
       set account_id = excluded.account_id, author_name = excluded.author_name, at = excluded.at`,
    [
      tx.tenantId,
      t,
      changed.map(({ id }) => id),
      changed.map(({ field }) => field),
      by.accountId,
      by.name,
      now.toISOString(),
    ],
  );
}

/**
 * Makes edits in a row that the caller may change, and that the handler has read for an update. Answers
 * what to write; nothing where everything is as it shall be already. Where one field clashes nothing is
 * written of the others either: its author decides, and what they wished for is still on their device.
 */
export async function editRow<Row extends { id: string }>(
  tx: TenantTransaction,
  { name: t, lastWins = [] }: Pick<Entity, 'name' | 'lastWins'>,
  before: Row,
  { edits, by, now }: { edits: object; by: Caller; now: Date },
): Promise<Rows> {
  const { row, changed, clashing } = edited(before, edits, lastWins);
  if (clashing.length > 0) throw await clashFailure(tx, t, before, clashing);
  if (changed.length === 0) return {};
  const fields = changed.map((field) => ({ id: before.id, field }));
  await noteAuthors(tx, t, fields, { by, now });
  return { [t]: [row] };
}
