import {
  type AnyRow,
  type Register,
  type RegisterRow,
  wholeRow,
} from '#domain/register/register.ts';
import type { Store } from '../database.ts';
import { applyChanges, type WithPending } from '../outbox/with-pending.ts';
import { changedRows, registerChanges } from './register-changes.ts';

/** Field -> id of the row that rows belong to. */
type Belonging = Readonly<Record<string, string>>;

/** Without `of`, every row; of the others the device reads no more than it has to. */
async function cachedRowsOf<Row extends RegisterRow>(
  { cache }: Store,
  { entity }: Pick<Register<Row>, 'entity'>,
  of: Belonging,
): Promise<Row[]> {
  const table = cache.table<Row, string>(entity.name);
  const indexed = Object.entries(of).find(([field]) => field in table.schema.idxByName);
  if (!indexed) return table.toArray();
  return table.where(indexed[0]).equals(indexed[1]).toArray();
}

const none: Belonging = {};

/** The cached rows with this person's pending changes applied; with `of`, only the rows that belong to another one. */
export async function rowsWithPending<Row extends RegisterRow>(
  store: Store,
  register: Register<Row>,
  of: Belonging = none,
): Promise<WithPending<Row>[]> {
  const changes = await registerChanges(store, register);
  const shown = applyChanges<Row>(changes, await cachedRowsOf(store, register, of));
  const belongs = (row: Row) =>
    Object.entries(of).every(([field, id]) => Reflect.get(row, field) === id);
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
