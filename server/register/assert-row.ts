import { sameValue } from '#domain/editing.ts';
import { Failure, type FieldErrors } from '#domain/errors.ts';
import { placeErrors } from '#domain/register/place-errors.ts';
import {
  type AnyRow,
  holdsOn,
  isArchived,
  type Register,
  rulesWithin,
} from '#domain/register/register.ts';
import { ruleErrors } from '#domain/register/rules.ts';
import { registers } from '#domain/registers.gen.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { columnOf, type EntityStore, selectList, tableName } from '../entity-store.ts';
import { storeNamed } from '../entity-stores.ts';
import { rowsInScopes } from './rows-in-scopes.ts';
import type { RegisterHooks, WrittenRow } from './register-hooks.ts';

function isChanged({ row, before }: WrittenRow, field: string): boolean {
  return before === null || !sameValue(row[field], before[field]);
}

/** A row that is named must be one that the caller sees, and that is not archived. */
async function referenceErrors(
  tx: TenantTransaction,
  caller: Caller,
  register: Register,
  written: WrittenRow,
): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  for (const [field, of] of Object.entries(register.fields)) {
    const value = written.row[field];
    if (of?.input.kind !== 'reference' && of?.input.kind !== 'lookup') continue;
    if (!isChanged(written, field) || value === null || value === undefined) continue;
    const other = of.input.kind === 'lookup' ? { ...of.input.among, blank: {} } : of.input.to();
    const alike = of.input.kind === 'lookup' ? [] : (of.input.alike ?? []);
    const store = storeNamed(other.entity.name);
    const [found] = await rowsInScopes(tx, caller, other, store, [String(value)]);
    if (!found || alike.some((one) => found[one] !== written.row[one]))
      errors[field] = `This ${other.words.one} was not found. Choose another`;
    else if (isArchived(found))
      errors[field] = `This ${other.words.one} is archived. Choose another`;
  }
  return errors;
}

/** A row that others name stays out of the archive as long as they say so. */
async function holdErrors(
  tx: TenantTransaction,
  register: Register,
  { row, before }: WrittenRow,
): Promise<FieldErrors> {
  if (before === null || isArchived(before) || !isArchived(row)) return {};
  for (const { register: by } of registers) {
    for (const { field, says } of holdsOn(register, by)) {
      const store = storeNamed(by.entity.name);
      const rows = await tx.rows<AnyRow>(
        `${store.name} by ${field}`,
        `select * from (select ${selectList(store)} from ${tableName(store)} where tenant_id = $1) r
         where r."${field}" = $2`,
        [tx.tenantId, row.id],
      );
      if (rows.some((one) => !isArchived(one))) return { status: says };
    }
  }
  return {};
}

/** Keeps everybody else from writing rows of the register with these values of these fields, until the transaction ends. */
export async function lockRows(
  tx: TenantTransaction,
  store: EntityStore,
  values: readonly unknown[],
): Promise<void> {
  await tx.rows('lock register', 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    [tx.tenantId, store.name, ...values].join(' '),
  ]);
}

/**
 * Every row that a rule may find beside this one, while nobody else writes one there: what one transaction finds
 * free, another must not take before it ends.
 */
async function rowsBeside(
  tx: TenantTransaction,
  register: Register,
  store: EntityStore,
  row: AnyRow,
): Promise<AnyRow[]> {
  if (register.rules.length === 0) return [];
  const within = rulesWithin(register);
  const values = within.map((field) => row[field] ?? null);
  await lockRows(tx, store, values);
  const given = values.filter((value) => value !== null).map(String);
  const alike = within.map((field, at) => {
    const place = given.indexOf(String(values[at])) + 2;
    return `and ${columnOf(store, field)} ${values[at] === null ? 'is null' : `= $${place}`}`;
  });
  const where = ['where tenant_id = $1', ...alike].join(' ');
  return tx.rows<AnyRow>(
    `${store.name} beside ${given.length}`,
    `select ${selectList(store)} from ${tableName(store)} ${where}`,
    [tx.tenantId, ...given],
  );
}

/** How a register is kept. */
interface Keeping {
  register: Register;
  store: EntityStore;
  hooks: RegisterHooks;
}

/** Refuses a row with a sentence at each field that is wrong. */
export async function assertRow(
  tx: TenantTransaction,
  caller: Caller,
  { register, store, hooks }: Keeping,
  written: WrittenRow,
): Promise<void> {
  const { row, before } = written;
  const fields: FieldErrors = {
    ...(await hooks.errors?.(tx, caller, written)),
    ...ruleErrors(register, row, await rowsBeside(tx, register, store, row), before),
    ...(await referenceErrors(tx, caller, register, written)),
    ...placeErrors(register, caller.grants, row, before),
    ...(await holdErrors(tx, register, written)),
  };
  const [first] = Object.values(fields);
  if (first !== undefined) throw new Failure('validation', first, { fields });
}
