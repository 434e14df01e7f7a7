import type { LinkedRows } from '#domain/register/linked-rows.ts';
import {
  type AnyRow,
  linkedRegisters,
  type Register,
  wholeRow,
} from '#domain/register/register.ts';
import type { Store } from '../database.ts';
import { applyChanges, type WithPending } from '../outbox/with-pending.ts';
import { lookedUpRows } from './looked-up-rows.ts';
import { changedRows, registerChanges } from './register-changes.ts';

/** Field -> id of the row that rows belong to. */
type Belonging = Readonly<Record<string, string>>;

/** Without `of`, every row; of the others the device reads no more than it has to. */
async function cachedRowsOf({ cache }: Store, entity: string, of: Belonging): Promise<AnyRow[]> {
  const table = cache.table<AnyRow, string>(entity);
  const indexed = Object.entries(of).find(([field]) => field in table.schema.idxByName);
  if (!indexed) return table.toArray();
  return table.where(indexed[0]).equals(indexed[1]).toArray();
}

const none: Belonging = {};

/** The cached rows with this person's pending changes applied; with `of`, only the rows that belong to another one. */
export async function rowsWithPending(
  store: Store,
  register: Register,
  of: Belonging = none,
): Promise<WithPending<AnyRow>[]> {
  const changes = await registerChanges(store, register);
  const cached = await cachedRowsOf(store, register.entity.name, of);
  const shown = applyChanges(changes, cached);
  const belongs = (row: AnyRow) => Object.entries(of).every(([field, id]) => row[field] === id);
  return shown.filter(belongs).map((row) => wholeRow(register, row));
}

/** The same of a few rows, whatever else the device holds. */
export async function rowsWithPendingById(
  store: Store,
  register: Register,
  ids: readonly string[],
): Promise<WithPending<AnyRow>[]> {
  const changes = await registerChanges(store, register);
  const { after } = await changedRows(store, register, changes, new Set(ids));
  return after.map((row) => wholeRow(register, row));
}

interface LinkedWishes {
  /** Of these fields alone. */
  fields?: readonly string[];
  /** Rows that were read already, by their register. */
  known?: LinkedRows;
}

/** The rows of the registers that this one names, as this person sees them, and those that these rows look up. */
export async function linkedRows(
  store: Store,
  register: Register,
  rows: readonly object[],
  { fields = Object.keys(register.fields), known = {} }: LinkedWishes = {},
): Promise<LinkedRows> {
  const others = linkedRegisters(register, fields);
  const [lookedUp, ...found] = await Promise.all([
    lookedUpRows(store, register, rows),
    ...others.map((other) => known[other.name] ?? rowsWithPending(store, other)),
  ]);
  const named = others.map((other, at) => [other.name, found[at] ?? []] as const);
  return { ...Object.fromEntries(named), ...lookedUp };
}
