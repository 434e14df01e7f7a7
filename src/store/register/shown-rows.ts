import { edited } from '#domain/editing.ts';
import { upgradeArgs } from '#domain/operation.ts';
import type { LinkedRows } from '#domain/register/linked-rows.ts';
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

/** A change that arrived, and that the cache holds already. */
function isMade(register: Register, item: Item, rows: ReadonlyMap<string, AnyRow>): boolean {
  if (item.state.kind !== 'delivered') return false;
  if (item.name === createName(register)) return rows.has(item.id);
  const args = upgradeArgs(editPolicy(register), item.form, item.args);
  const { id, edits } = args as EditInput<AnyRow>;
  const row = rows.get(id);
  return row !== undefined && edited(row, edits).changed.length === 0;
}

/** The rows that this device holds, as this person's waiting changes would leave them. */
export async function shownRows(store: Store, register: Register): Promise<Shown<AnyRow>[]> {
  const { name: entity } = register.entity;
  const held: AnyRow[] = await store.cache.table<AnyRow, string>(entity).toArray();
  const byId = new Map(held.map((row) => [row.id, row]));
  const shown = await withPending<AnyRow>(store, {
    policies: {
      [createName(register)]: createPolicy(register),
      [editName(register)]: editPolicy(register),
    },
    entity,
    rows: held,
    matches: () => true,
    settled: async (items) =>
      new Set(items.filter((item) => isMade(register, item, byId)).map(({ id }) => id)),
  });
  return shown.map((row) => wholeRow(register, row));
}

/** The rows of the other registers that this one names, as this person sees them. */
export async function linkedRows(store: Store, register: Register): Promise<LinkedRows> {
  const found: Record<string, AnyRow[]> = {};
  for (const other of linkedRegisters(register)) {
    found[other.name] = await shownRows(store, other);
  }
  return found;
}
