import * as z from 'zod/mini';
import { edited } from '#domain/editing.ts';
import type { Failure, FieldErrors } from '#domain/errors.ts';
import { may } from '#domain/permissions.ts';
import type { ManyDone } from '#domain/register/many-operations.ts';
import type { RefusedOne } from '#domain/register/refused-one.ts';
import type { RegisterOperations } from '#domain/register/register-operations.ts';
import { type AnyRow, type Register, wholeRow } from '#domain/register/register.ts';
import { fieldErrors } from '#domain/validate.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { type EntityStore, selectList, tableName } from '../entity-store.ts';
import { clashFailure } from '../sync/edit-row.ts';
import { foreignId } from '../sync/foreign-id.ts';
import { judgeFor, lockRegister, type WrittenRow } from './judge-rows.ts';

/** Rows that are to be written, and what became of the others. */
export interface Judged extends ManyDone {
  written: WrittenRow[];
}

interface Of {
  tx: TenantTransaction;
  caller: Caller;
  register: Register;
  store: EntityStore;
  operations: Pick<RegisterOperations, 'create' | 'edit'>;
}

function refusal(id: string, fields: FieldErrors): RefusedOne {
  return { id, message: Object.values(fields)[0] ?? 'Check what was filled in', fields };
}

function failed(id: string, { message, fields }: Failure): RefusedOne {
  return { id, message, ...(fields && { fields }) };
}

/** What is read of an item, or what is wrong with it: its schema, and whether its author may write there. */
function readOne<S extends z.core.$ZodType>(
  { caller, register }: Of,
  schema: S,
  one: AnyRow,
  placeOf: (read: z.infer<S>) => Readonly<Record<string, unknown>>,
): { read: z.infer<S> } | { refused: RefusedOne } {
  const parsed = z.safeParse(schema, one);
  if (!parsed.success) return { refused: refusal(one.id, fieldErrors(parsed.error.issues)) };
  if (may(caller.grants, register.may.write, register.subject(placeOf(parsed.data)))) {
    return { read: parsed.data };
  }
  const message = `You may not put a ${register.words.one} here`;
  const fields = Object.fromEntries(register.place.map((field) => [field, message]));
  return { refused: { id: one.id, message, fields } };
}

/**
 * Of these ids, those that a row has, and those of rows that the caller may write. Not by their scopes: those of a row
 * that came a moment ago are not known to a call that was on its way.
 */
async function takenIds({ tx, caller, register, store }: Of, ids: readonly string[]) {
  const rows = await tx.rows<AnyRow>(
    `rows of ${store.name} by id`,
    `select ${selectList(store)} from ${tableName(store)} where tenant_id = $1 and id = any($2)`,
    [tx.tenantId, ids],
  );
  const own = rows.filter((row) =>
    may(caller.grants, register.may.write, register.subject({ ...row })),
  );
  return { taken: new Set(rows.map(({ id }) => id)), own: new Set(own.map(({ id }) => id)) };
}

/** Judges new rows one after the other: a later one may name an earlier one, and repeats nothing that it says. */
export async function judgeNew(of: Of, rows: readonly AnyRow[]): Promise<Judged> {
  const { tx, caller, register, store, operations } = of;
  const judged: Judged = { written: [], present: [], refused: [] };
  // Before it is asked which ids are taken: the same rows may arrive twice at the same moment.
  await lockRegister(tx, store);
  const { taken, own } = await takenIds(
    of,
    rows.map(({ id }) => id),
  );
  const news: WrittenRow[] = [];
  for (const one of rows) {
    const made = readOne(of, operations.create.input, one, (read) => read);
    if (own.has(one.id)) judged.present.push(one.id);
    else if ('refused' in made) judged.refused.push(made.refused);
    else if (taken.has(one.id)) judged.refused.push(failed(one.id, foreignId()));
    else {
      own.add(one.id);
      const row = wholeRow(register, { ...(made.read as object), id: one.id } as AnyRow);
      news.push({ row, before: null });
    }
  }
  const judge = await judgeFor(tx, caller, register, store, news);
  for (const written of news) {
    const fields = judge.errors(written);
    if (Object.keys(fields).length > 0) {
      judged.refused.push(refusal(written.row.id, fields));
      continue;
    }
    judge.put(written.row);
    judged.written.push(written);
  }
  return judged;
}

/** The rows of these ids, kept from others until the end. */
async function rowsToEdit({ tx, store }: Of, ids: readonly string[]): Promise<Map<string, AnyRow>> {
  const rows = await tx.rows<AnyRow>(
    `${store.name} to edit, many`,
    // In one order for everybody: two of these at once must not wait for each other.
    `select ${selectList(store)} from ${tableName(store)} where tenant_id = $1 and id = any($2)
     order by id for update`,
    [tx.tenantId, ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Judges edits of rows, one after the other. */
export async function judgeEdits(of: Of, edits: readonly AnyRow[]): Promise<Judged> {
  const { tx, caller, register, store, operations } = of;
  const judged: Judged = { written: [], present: [], refused: [] };
  const known = await rowsToEdit(
    of,
    edits.map(({ id }) => id),
  );
  const changed: WrittenRow[] = [];
  const seen = new Set<string>();
  for (const one of edits) {
    const asked = readOne(of, operations.edit.input, one, (read) => read);
    const found = known.get(one.id);
    if ('refused' in asked) {
      judged.refused.push(asked.refused);
    } else if (!found || register.place.some((field) => found[field] !== one[field])) {
      judged.refused.push({ id: one.id, message: `This ${register.words.one} was not found` });
    } else if (seen.has(one.id)) {
      judged.refused.push({ id: one.id, message: 'This is changed twice. Send one change a time' });
    } else {
      seen.add(one.id);
      const wish = (asked.read as { edits: object }).edits;
      const { row, clashing, changed: fields } = edited(found, wish, register.entity.lastWins);
      if (clashing.length > 0) {
        const clash = await clashFailure(tx, register.entity.name, found, clashing);
        judged.refused.push(failed(one.id, clash));
      } else if (fields.length === 0) judged.present.push(one.id);
      else changed.push({ row, before: wholeRow(register, found) });
    }
  }
  const judge = await judgeFor(tx, caller, register, store, changed);
  for (const written of changed) {
    const fields = judge.errors(written);
    if (Object.keys(fields).length > 0) {
      judged.refused.push(refusal(written.row.id, fields));
      continue;
    }
    judge.put(written.row);
    judged.written.push(written);
  }
  return judged;
}
