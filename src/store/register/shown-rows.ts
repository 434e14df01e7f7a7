import { edited } from '#domain/editing.ts';
import { type QueuePolicy, upgradeArgs } from '#domain/operation.ts';
import type { LinkedRows } from '#domain/register/linked-rows.ts';
import {
  type AddManyInput,
  addManyName,
  addManyPolicy,
  type EditManyInput,
  editManyName,
  editManyPolicy,
} from '#domain/register/many-policies.ts';
import {
  createName,
  createPolicy,
  type EditInput,
  editName,
  editPolicy,
} from '#domain/register/policies.ts';
import {
  type AnyRow,
  linkedRegisters,
  type Register,
  wholeRow,
} from '#domain/register/register.ts';
import type { Store } from '../database.ts';
import type { Item } from '../outbox/item.ts';
import { type Shown, withPending } from '../outbox/with-pending.ts';
import { lookedUpRows } from './looked-up-rows.ts';

function isEdited({ id, edits }: EditInput<AnyRow>, rows: ReadonlyMap<string, AnyRow>): boolean {
  const row = rows.get(id);
  return row !== undefined && edited(row, edits).changed.length === 0;
}

/** A change that arrived, and that the cache holds already. */
function isMade(register: Register, item: Item, rows: ReadonlyMap<string, AnyRow>): boolean {
  if (item.state.kind !== 'delivered') return false;
  const policy = policiesOf(register)[item.name];
  const args = policy && upgradeArgs(policy, item.form, item.args);
  const also = register.also?.find(({ name }) => name === item.name);
  if (also) {
    const made = also.makes(args as never, item.id);
    return made !== undefined && rows.has(made);
  }
  switch (item.name) {
    case createName(register):
      return rows.has(item.id);
    case addManyName(register):
      return (args as AddManyInput).rows.every(({ id }) => rows.has(id));
    case editManyName(register):
      return (args as EditManyInput).edits.every((one) => isEdited(one, rows));
    default:
      return isEdited(args as EditInput<AnyRow>, rows);
  }
}

/** The operations whose waiting submissions show in a list. */
function policiesOf(register: Register): Readonly<Record<string, QueuePolicy<never>>> {
  return {
    [createName(register)]: createPolicy(register),
    [editName(register)]: editPolicy(register),
    [addManyName(register)]: addManyPolicy(register),
    [editManyName(register)]: editManyPolicy(register),
    ...Object.fromEntries((register.also ?? []).map(({ name, policy }) => [name, policy])),
  };
}

/** Field -> id of the row that rows belong to. */
type Belonging = Readonly<Record<string, string>>;

/** Without `of`, every row; of the others the device reads no more than it has to. */
async function heldRows({ cache }: Store, entity: string, of: Belonging): Promise<AnyRow[]> {
  const table = cache.table<AnyRow, string>(entity);
  const indexed = Object.entries(of).find(([field]) => field in table.schema.idxByName);
  if (!indexed) return table.toArray();
  return table.where(indexed[0]).equals(indexed[1]).toArray();
}

const none: Belonging = {};

/** The rows that this device holds, as this person's waiting changes would leave them; with `of`, those that belong to a row. */
export async function shownRows(
  store: Store,
  register: Register,
  of: Belonging = none,
): Promise<Shown<AnyRow>[]> {
  const { name: entity } = register.entity;
  const held = await heldRows(store, entity, of);
  const byId = new Map(held.map((row) => [row.id, row]));
  const shown = await withPending<AnyRow>(store, {
    policies: policiesOf(register),
    entity,
    rows: held,
    matches: (row) => Object.entries(of).every(([field, id]) => row[field] === id),
    settled: async (items) =>
      new Set(items.filter((item) => isMade(register, item, byId)).map(({ id }) => id)),
  });
  return shown.map((row) => wholeRow(register, row));
}

interface LinkedWishes {
  /** Of these fields alone. */
  fields?: readonly string[];
  /** Every row of the register itself, where that was read already: it may name its own. */
  own?: readonly AnyRow[] | undefined;
}

/** The rows of the registers that this one names, as this person sees them, and those that these rows look up. */
export async function linkedRows(
  store: Store,
  register: Register,
  rows: readonly object[],
  { fields = Object.keys(register.fields), own }: LinkedWishes = {},
): Promise<LinkedRows> {
  const found: Record<string, readonly AnyRow[]> = {};
  for (const other of linkedRegisters(register, fields)) {
    found[other.name] = other === register && own ? own : await shownRows(store, other);
  }
  return { ...found, ...(await lookedUpRows(store, register, rows)) };
}
