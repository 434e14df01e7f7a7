import { sameValue } from '#domain/editing.ts';
import type { FieldErrors } from '#domain/errors.ts';
import { erasedSays, isErased } from '#domain/rows/is-erased.ts';
import { placeErrors } from '#domain/register/place-errors.ts';
import { valueIn } from '#domain/rows/row-values.ts';
import { isId } from '#domain/rows/is-id.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import { type AnyRow, type FieldInput, holdsOn, type Register } from '#domain/register/register.ts';
import { knownRows } from '#domain/register/rules.ts';
import { registers } from '#domain/registers.gen.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { selectList, tableName } from '../entity-store.ts';
import { storeNamed } from '../entity-stores.ts';
import { pictureJudge } from '../pictures/row-pictures.ts';
import type { Keeping, WrittenRow } from './register-hooks.ts';
import { registerOfTenant } from './register-of-tenant.ts';
import { rowsBeside } from './rows-beside.ts';
import { type Kept, rowsInScopes } from './rows-in-scopes.ts';

/** Says what is wrong with rows that are to be written. */
export interface Judge {
  /** Field -> sentence. */
  errors(written: WrittenRow): FieldErrors;
  /** The row is written: it counts for those that are judged after it. */
  put(row: AnyRow): void;
}

function isChanged({ row, before }: WrittenRow, field: string): boolean {
  return before === null || !sameValue(valueIn(row, field), valueIn(before, field));
}

/** A field that names rows of another kind, and those of them that are named anew and that the caller sees. */
interface Naming {
  field: string;
  word: string;
  alike: readonly string[];
  /** Of the same register: a row may name one that was added just before it. */
  isOwn: boolean;
  rows: Map<string, AnyRow>;
}

/** The kind of row that a field names; null for a field that names none. */
function namedBy(input: FieldInput | undefined): (Kept & Pick<Register, 'words'>) | null {
  if (input?.kind === 'reference') return input.to();
  return input?.kind === 'lookup' ? { ...input.among, blank: {} } : null;
}

/** The id that a field of a row names anew. */
function namedAnew(written: WrittenRow, field: string): string | null {
  const id = valueIn(written.row, field);
  return id === null || id === undefined || !isChanged(written, field) ? null : String(id);
}

async function namingsOf(
  tx: TenantTransaction,
  caller: Caller,
  { register, addedWith = {} }: Pick<Keeping, 'register' | 'addedWith'>,
  written: readonly WrittenRow[],
): Promise<Naming[]> {
  const namings: Naming[] = [];
  for (const [field, of] of Object.entries(register.fields)) {
    const other = namedBy(of?.input);
    // A custom value is any text yet.
    const ids = new Set(written.flatMap((one) => namedAnew(one, field) ?? []).filter(isId));
    if (!other || ids.size === 0) continue;
    const found = await rowsInScopes(tx, caller, other, storeNamed(other.entity.name), [...ids]);
    namings.push({
      field,
      word: other.words.one,
      alike: (of?.input.kind === 'reference' && of.input.alike) || [],
      isOwn: other.entity === register.entity,
      rows: new Map(
        [...found, ...(addedWith[other.entity.name] ?? [])].map((row) => [row.id, row]),
      ),
    });
  }
  return namings;
}

/** A row that is named must be one that the caller sees, and that is not archived. */
function referenceErrors(namings: readonly Naming[], written: WrittenRow): FieldErrors {
  const errors: FieldErrors = {};
  for (const { field, word, alike, rows } of namings) {
    const id = namedAnew(written, field);
    if (id === null) continue;
    const found = rows.get(id);
    if (!found || alike.some((one) => found[one] !== written.row[one])) {
      errors[field] = `This ${word} was not found. Choose another`;
    } else if (isErased(found)) {
      errors[field] = erasedSays;
    } else if (isArchived(found)) {
      errors[field] = `This ${word} is archived. Choose another`;
    }
  }
  return errors;
}

const goesAway = ({ row, before }: WrittenRow) =>
  before !== null && !isArchived(before) && isArchived(row);

/** Id -> why the row stays out of the archive: others name it, and say so. */
async function holdsOnRows(
  tx: TenantTransaction,
  register: Register,
  written: readonly WrittenRow[],
): Promise<Map<string, string>> {
  const held = new Map<string, string>();
  const ids = written.filter(goesAway).map(({ row }) => row.id);
  if (ids.length === 0) return held;
  for (const { register: by } of registers) {
    for (const { field, says } of holdsOn(register, by)) {
      const store = storeNamed(by.entity.name);
      const rows = await tx.rows<AnyRow>(
        `${store.name} by ${field}`,
        `select * from (select ${selectList(store)} from ${tableName(store)} where tenant_id = $1) r
         where r."${field}" = any($2)`,
        [tx.tenantId, ids],
      );
      for (const row of rows.filter((one) => !isArchived(one))) held.set(String(row[field]), says);
    }
  }
  return held;
}

/** Reads what is beside the rows, and what they name, once for all of them. */
export async function judgeFor(
  tx: TenantTransaction,
  caller: Caller,
  keeping: Keeping,
  written: readonly WrittenRow[],
): Promise<Judge> {
  const { register, store, hooks, addedWith = {} } = keeping;
  const others = await rowsBeside(
    tx,
    register,
    store,
    written.map(({ row }) => row),
  );
  const own = await registerOfTenant(tx, register);
  const known = knownRows(own, others);
  for (const row of addedWith[register.entity.name] ?? []) known.put(row);
  const namings = await namingsOf(tx, caller, { register: own, addedWith }, written);
  const held = await holdsOnRows(tx, register, written);
  const pictures = await pictureJudge(tx, caller, register, written);
  const besides = await hooks.errors?.(tx, caller, written);
  return {
    errors(one) {
      const { row, before } = one;
      const says = goesAway(one) ? held.get(row.id) : undefined;
      return {
        ...besides?.get(row.id),
        ...known.errors(row, before),
        ...pictures.errors(one),
        ...referenceErrors(namings, one),
        ...placeErrors(register, caller.grants, row, before),
        ...(says !== undefined && { status: says }),
      };
    },
    put(row) {
      known.put(row);
      pictures.put(row);
      for (const { isOwn, rows } of namings) if (isOwn) rows.set(row.id, row);
    },
  };
}
