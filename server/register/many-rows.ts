import * as z from 'zod/mini';
import { edited } from '#domain/editing.ts';
import type { Failure, FieldErrors } from '#domain/errors.ts';
import { may } from '#domain/permissions.ts';
import type { ManyDone } from '#domain/register/many-operations.ts';
import type { RefusedOne } from '#domain/register/refused-one.ts';
import type { RegisterOperations } from '#domain/register/register-operations.ts';
import { type AnyRow, begunRow, settledRow, wholeRow } from '#domain/register/register.ts';
import { fieldErrors } from '#domain/validate.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { selectList, tableName } from '../entity-store.ts';
import { clashFailure } from '../sync/edit-row.ts';
import { foreignId } from '../sync/foreign-id.ts';
import { type Judge, judgeFor } from './judge-rows.ts';
import type { Said } from './aliases.ts';
import { isInPlace } from './is-in-place.ts';
import { lockPlaces } from './lock-places.ts';
import type { Keeping, WrittenRow } from './register-hooks.ts';
import { placesOf } from './rows-beside.ts';

/** Rows that are to be written, and what became of the others. */
export interface Judged extends ManyDone {
  written: WrittenRow[];
}

interface Of {
  tx: TenantTransaction;
  caller: Caller;
  keeping: Keeping;
  operations: Pick<RegisterOperations, 'create' | 'edit'>;
}

function refusal(id: string, fields: FieldErrors): RefusedOne {
  return { id, message: Object.values(fields)[0] ?? 'Check what was filled in', fields };
}

function failed(id: string, { message, fields }: Failure): RefusedOne {
  return { id, message, ...(fields && { fields }) };
}

/** Reads an item by its schema, or refuses it: also where its author may not write there. */
function readOne<S extends z.core.$ZodType>(
  { caller, keeping: { register } }: Of,
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
async function takenIds({ tx, caller, keeping: { register, store } }: Of, ids: readonly string[]) {
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

/** Each is judged after those before it: what is written of them counts for the others. */
function judgeEach(judge: Judge, rows: readonly WrittenRow[], judged: Judged): void {
  for (const written of rows) {
    const fields = judge.errors(written);
    if (Object.keys(fields).length > 0) {
      judged.refused.push(refusal(written.row.id, fields));
      continue;
    }
    judge.put(written.row);
    judged.written.push(written);
  }
}

/** Judges new rows one after the other: a later one may name an earlier one, and repeats nothing that it says. */
export async function judgeNew(of: Of, rows: readonly AnyRow[]): Promise<Judged> {
  const { tx, caller, keeping, operations } = of;
  const { register, store } = keeping;
  const judged: Judged = { written: [], present: [], refused: [] };
  const made = rows.map(({ id, ...typed }) => {
    const one = readOne(of, operations.create.input, { ...typed, id }, (read) => read);
    if ('refused' in one) return { id, refused: one.refused };
    return { id, row: begunRow(register, { ...(one.read as object), id } as AnyRow) };
  });
  const readable = made.flatMap((one) => (one.row ? [one.row] : []));
  // Before it is asked which ids are taken: the same rows may arrive twice at the same moment.
  await lockPlaces(tx, store, placesOf(register, readable));
  const { taken, own } = await takenIds(
    of,
    rows.map(({ id }) => id),
  );
  const news: WrittenRow[] = [];
  for (const { id, row, refused } of made) {
    if (own.has(id)) judged.present.push(id);
    else if (!row) judged.refused.push(refused);
    else if (taken.has(id)) judged.refused.push(failed(id, foreignId()));
    else {
      own.add(id);
      news.push({ row, before: null });
    }
  }
  judgeEach(await judgeFor(tx, caller, keeping, news), news, judged);
  return judged;
}

/** The rows of these ids, kept from others until the end. */
async function rowsToEdit(
  { tx, keeping: { store } }: Of,
  ids: readonly string[],
): Promise<Map<string, AnyRow>> {
  const rows = await tx.rows<AnyRow>(
    `${store.name} to edit, many`,
    // In one order for everybody: two of these at once must not wait for each other.
    `select ${selectList(store)} from ${tableName(store)} where tenant_id = $1 and id = any($2)
     order by id for update`,
    [tx.tenantId, ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Judges an edit alone: refused with a reason, the row that it makes, or null where all is as it shall be. */
async function editOf(
  of: Of,
  said: Said<AnyRow>,
  found: AnyRow | undefined,
  closed: string | undefined,
): Promise<{ refused: RefusedOne } | { written: WrittenRow | null }> {
  const { tx, caller, keeping, operations } = of;
  const { register } = keeping;
  const one = said.input;
  const asked = readOne(of, operations.edit.input, one, (read) => read);
  if ('refused' in asked) return asked;
  if (!found || !isInPlace(caller, register, found, said)) {
    return { refused: { id: one.id, message: `This ${register.words.one} was not found` } };
  }
  const why = register.closed?.(wholeRow(register, found)) ?? closed;
  if (why) return { refused: { id: one.id, message: why } };
  const { edits } = asked.read as { edits: object };
  const { row, clashing, changed } = edited(found, edits, register.entity.lastWins);
  if (clashing.length > 0) {
    const clash = await clashFailure(tx, register.entity.name, found, clashing);
    return { refused: failed(one.id, clash) };
  }
  if (changed.length === 0) return { written: null };
  const written = { row: settledRow(register, row, found), before: wholeRow(register, found) };
  return { written };
}

/** Judges edits of rows, one after the other. */
export async function judgeEdits(of: Of, edits: readonly Said<AnyRow>[]): Promise<Judged> {
  const { tx, caller, keeping } = of;
  const judged: Judged = { written: [], present: [], refused: [] };
  const known = await rowsToEdit(
    of,
    edits.map(({ input }) => input.id),
  );
  const closed = await keeping.hooks.closed?.(tx, [...known.values()]);
  const changed = new Map<string, WrittenRow>();
  for (const said of edits) {
    const { id } = said.input;
    const made = await editOf(of, said, known.get(id), closed?.get(id));
    if ('refused' in made) judged.refused.push(made.refused);
    else if (changed.has(id)) {
      judged.refused.push({ id, message: 'This is changed twice. Send one change a time' });
    } else if (made.written) changed.set(id, made.written);
    else judged.present.push(id);
  }
  const all = [...changed.values()];
  judgeEach(await judgeFor(tx, caller, keeping, all), all, judged);
  return judged;
}
