import { sameValue } from '#domain/editing.ts';
import { type FieldErrors } from '#domain/errors.ts';
import { may } from '#domain/permissions.ts';
import { type AnyRow, holdsOn, isArchived, type Register } from '#domain/register/register.ts';
import { knownRows } from '#domain/register/rules.ts';
import { registers } from '#domain/registers.gen.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { type EntityStore, selectList, tableName } from '../entity-store.ts';
import { storeNamed } from '../entity-stores.ts';
import { rowsInScopes } from './rows-in-scopes.ts';

/** A row that is to be written, and what it was. */
export interface WrittenRow {
  row: AnyRow;
  before: AnyRow | null;
}

/** Says what is wrong with rows that are to be written. */
export interface Judge {
  /** Field -> sentence. */
  errors(written: WrittenRow): FieldErrors;
  /** The row is written: it counts for those that are judged after it. */
  put(row: AnyRow): void;
}

function isChanged({ row, before }: WrittenRow, field: string): boolean {
  return before === null || !sameValue(row[field], before[field]);
}

/** The fields in which a row names another one anew. */
function namings(register: Register, written: WrittenRow) {
  return Object.entries(register.fields).flatMap(([field, of]) => {
    const id = written.row[field];
    if (of?.input.kind !== 'reference' || !isChanged(written, field)) return [];
    return id === null || id === undefined ? [] : [{ field, other: of.input.to(), id: String(id) }];
  });
}

/** Id -> row, of the rows that are named and that the caller sees. */
async function namedRows(
  tx: TenantTransaction,
  caller: Caller,
  register: Register,
  written: readonly WrittenRow[],
): Promise<Map<string, AnyRow>> {
  const byOther = Map.groupBy(
    written.flatMap((one) => namings(register, one)),
    ({ other }) => other,
  );
  const named = new Map<string, AnyRow>();
  for (const [other, of] of byOther) {
    const ids = [...new Set(of.map(({ id }) => id))];
    for (const row of await rowsInScopes(tx, caller, other, storeNamed(other.entity.name), ids)) {
      named.set(row.id, row);
    }
  }
  return named;
}

/** A row that is named must be one that the caller sees, and that is not archived. */
function referenceErrors(
  register: Register,
  written: WrittenRow,
  named: ReadonlyMap<string, AnyRow>,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const { field, other, id } of namings(register, written)) {
    const found = named.get(id);
    if (!found) errors[field] = `This ${other.words.one} was not found. Choose another`;
    else if (isArchived(found)) {
      errors[field] = `This ${other.words.one} is archived. Choose another`;
    }
  }
  return errors;
}

/** A row that moves needs the permission to add one where it goes: who may only change the row itself moves it nowhere. */
function placeErrors(caller: Caller, register: Register, { row, before }: WrittenRow): FieldErrors {
  if (before === null) return {};
  const goesTo = (one: object) => register.subject({ ...one, id: undefined });
  if (may(caller.grants, register.may.write, goesTo(row))) return {};
  const was = goesTo(before);
  const moving = Object.keys(register.fields).filter(
    (field) => !sameValue(was, goesTo({ ...before, [field]: row[field] })),
  );
  const sentence = `You may not put a ${register.words.one} here`;
  return Object.fromEntries(moving.map((field) => [field, sentence]));
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

/** Nobody else writes a row until the end: what one transaction finds free, another must not take before. */
export async function lockRegister(tx: TenantTransaction, store: EntityStore): Promise<void> {
  await tx.rows('lock register', 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `${tx.tenantId} ${store.name}`,
  ]);
}

/** Every row of the register, where it has rules: while nobody else writes one. */
async function allRows(
  tx: TenantTransaction,
  register: Register,
  store: EntityStore,
): Promise<AnyRow[]> {
  if (register.rules.length === 0) return [];
  await lockRegister(tx, store);
  return tx.rows<AnyRow>(
    `all of ${store.name}`,
    `select ${selectList(store)} from ${tableName(store)} where tenant_id = $1`,
    [tx.tenantId],
  );
}

/** Reads the register, and what the rows name, once for all of them. */
export async function judgeFor(
  tx: TenantTransaction,
  caller: Caller,
  register: Register,
  store: EntityStore,
  written: readonly WrittenRow[],
): Promise<Judge> {
  const known = knownRows(register, await allRows(tx, register, store));
  const named = await namedRows(tx, caller, register, written);
  const held = await holdsOnRows(tx, register, written);
  return {
    errors(one) {
      const says = goesAway(one) ? held.get(one.row.id) : undefined;
      return {
        ...known.errors(one.row, one.before),
        ...referenceErrors(register, one, named),
        ...placeErrors(caller, register, one),
        ...(says !== undefined && { status: says }),
      };
    },
    put(row) {
      known.put(row);
      // A row may name one that was added just before it.
      named.set(row.id, row);
    },
  };
}
