import { edited } from '#domain/editing.ts';
import { type OptimisticPatch, type QueuePolicy, upgradeArgs } from '#domain/operation.ts';
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
import type { AnyRow, Register } from '#domain/register/register.ts';
import type { Store } from '../database.ts';
import type { Item } from '../outbox/item.ts';
import { refusedIds, unpulledOf } from '../outbox/server-answer.ts';
import {
  applyChanges,
  patchesOf,
  type PendingChange,
  pendingChanges,
  type WithPending,
} from '../outbox/with-pending.ts';

function isEdited({ id, edits }: EditInput<AnyRow>, rows: ReadonlyMap<string, AnyRow>): boolean {
  const row = rows.get(id);
  return row !== undefined && edited(row, edits).changed.length === 0;
}

/** A change that arrived, and that the cache holds already. */
function isMade(register: Register, item: Item, rows: ReadonlyMap<string, AnyRow>): boolean {
  const delivery = unpulledOf(item);
  if (!delivery) return false;
  const refused = refusedIds(delivery.output);
  const isWritten = ({ id }: { id: string }) => !refused?.has(id);
  const policy = policiesOf(register)[item.name];
  const args = policy && upgradeArgs(policy, item.form, item.args);
  const also = register.also?.find(({ name }) => name === item.name);
  if (also) {
    if ('takes' in also) return !rows.has(also.takes(args as never));
    if ('edits' in also) return isEdited(args as EditInput<AnyRow>, rows);
    const made = also.makes(args as never, item.id);
    return made !== undefined && rows.has(made);
  }
  switch (item.name) {
    case createName(register):
      return rows.has(item.id);
    case addManyName(register):
      return (args as AddManyInput).rows.filter(isWritten).every(({ id }) => rows.has(id));
    case editManyName(register):
      return (args as EditManyInput).edits.filter(isWritten).every((one) => isEdited(one, rows));
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

/** Id of the cached row that a patch begins with. */
function beginsWith(patch: OptimisticPatch): string {
  return 'from' in patch ? patch.from : patch.id;
}

/** The rows that these items are about, as the device holds them. */
async function rowsOfItems(
  { cache }: Store,
  { entity: { name } }: Register,
  policies: ReturnType<typeof policiesOf>,
  items: readonly Item[],
): Promise<Map<string, AnyRow>> {
  const patches = items.flatMap((item) => {
    const policy = policies[item.name];
    return policy ? patchesOf(policy, item) : [];
  });
  const ids = patches.flatMap(({ entity, id }) => (entity === name ? [id] : []));
  const held = await cache.table<AnyRow, string>(name).bulkGet([...new Set(ids)]);
  return new Map(held.flatMap((row) => (row ? [[row.id, row]] : [])));
}

/** The changes without those to rows that the server refused. */
function withoutRefused(changes: readonly PendingChange[]): PendingChange[] {
  const byItem = Map.groupBy(changes, ({ item }) => item);
  return [...byItem].flatMap(([item, theirs]) => {
    const refused = refusedIds(unpulledOf(item)?.output);
    return refused ? theirs.filter(({ patch }) => !refused.has(patch.id)) : theirs;
  });
}

/** Changes that this person's waiting items would make to the rows of a register. */
export async function registerChanges(store: Store, register: Register): Promise<PendingChange[]> {
  const policies = policiesOf(register);
  const changes = await pendingChanges(store, {
    policies,
    entity: register.entity.name,
    settled: async (items) => {
      const rows = await rowsOfItems(store, register, policies, items);
      return new Set(items.filter((item) => isMade(register, item, rows)).map(({ id }) => id));
    },
  });
  return withoutRefused(changes);
}

/** Rows without and with this person's pending changes. */
export interface ChangedRows {
  /** As the cache holds them. */
  before: AnyRow[];
  after: WithPending<AnyRow>[];
}

/** The rows under these ids, whatever else the device holds. */
export async function changedRows(
  { cache }: Store,
  { entity }: Register,
  changes: readonly PendingChange[],
  ids: ReadonlySet<string>,
): Promise<ChangedRows> {
  const theirs = changes.filter(({ patch }) => ids.has(patch.id));
  const needed = new Set([...ids, ...theirs.map(({ patch }) => beginsWith(patch))]);
  if (needed.size === 0) return { before: [], after: [] };
  const found = await cache.table<AnyRow, string>(entity.name).bulkGet([...needed]);
  const held = found.filter((row) => row !== undefined);
  return {
    before: held.filter(({ id }) => ids.has(id)),
    after: applyChanges(theirs, held).filter(({ id }) => ids.has(id)),
  };
}
