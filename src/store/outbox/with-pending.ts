import { upgradeArgs, type OptimisticPatch, type QueuePolicy } from '#domain/operation.ts';
import type { Store } from '../database.ts';
import { itemHeads } from './item-heads.ts';
import { isPending, pendingKinds, type Item } from './item.ts';
import { unpulledOf } from './server-answer.ts';

/** A row from the server, or as a queued item of this person would change it (`pending`). */
export type WithPending<Row> = Row & { pending: boolean };

/** Selects the queued items that may change an answer. */
export interface PendingQuestion {
  /** Operations whose queued items may show in the answer, by name. */
  policies: Readonly<Record<string, QueuePolicy<never>>>;
  entity: string;
  /** Ids of items whose effect the cache holds, where its rows alone do not tell. Of all items at once: they may be many. */
  settled?(items: readonly Item[]): Promise<ReadonlySet<string>>;
}

interface Question<Row> extends PendingQuestion {
  /** Rows from the cache. */
  rows: readonly (Row & { id: string })[];
  /** Whether a row belongs to the answer. */
  matches(row: Row): boolean;
}

/** A queued item, with the row that it would change or add. */
export interface PendingChange {
  item: Item;
  patch: OptimisticPatch;
}

/** The rows that an item adds or changes, whether or not it still waits. */
export function patchesOf(policy: QueuePolicy<never>, item: Item): OptimisticPatch[] {
  const { id, accountId, capturedAt: at } = item;
  const args = upgradeArgs(policy, item.form, item.args) as never;
  return policy.optimisticPatches(args, { id, accountId, at });
}

function patchedRow<Row extends object>(
  patch: OptimisticPatch,
  rows: ReadonlyMap<string, Row>,
): Row | null {
  if ('row' in patch) return patch.row as Row;
  const from = rows.get(patch.from);
  return from === undefined ? null : (patch.change(from as never) as Row);
}

/** Whether the cache holds the effect of a delivered item: it changes nothing more. A waiting item is always pending. */
function isMade(item: Item, row: object, before: object | undefined): boolean {
  return (
    unpulledOf(item) !== null && JSON.stringify({ ...before, ...row }) === JSON.stringify(before)
  );
}

const kindsToShow = [...pendingKinds, 'attention'] as const;

/** This person's items of these operations, and what they follow: all others are not read. */
async function pendingItems(
  { vault, profile }: Store,
  policies: PendingQuestion['policies'],
): Promise<Item[]> {
  const heads = await itemHeads(vault, kindsToShow);
  const own = new Map(
    heads.flatMap((head) => (head.accountId === profile.id ? [[head.id, head]] : [])),
  );
  const found: Item[] = [];
  let wanted = [...own.values()].flatMap(({ id, name }) => (policies[name] ? id : []));
  while (wanted.length > 0) {
    for (const id of wanted) own.delete(id);
    const items = await vault.items.bulkGet(wanted);
    const pending = items.flatMap((item) =>
      item && (isPending(item) || unpulledOf(item) !== null) ? item : [],
    );
    found.push(...pending);
    const followed = pending.flatMap(({ after }) =>
      after !== null && own.has(after) ? after : [],
    );
    wanted = [...new Set(followed)];
  }
  return found;
}

/** Puts each item behind the one that it follows, whatever the clock said and however far each one is. */
function inTheirOrder(items: readonly Item[]): Set<Item> {
  const byId = new Map(items.map((item) => [item.id, item]));
  const ordered = new Set<Item>();
  const place = (item: Item | undefined): void => {
    if (!item || ordered.has(item)) return;
    place(byId.get(item.after ?? ''));
    ordered.add(item);
  };
  for (const item of items) place(item);
  return ordered;
}

/**
 * The pending changes of this person's queued items, in the order in which they were made. Read before the cached
 * rows: an item whose effect arrives between the two would be in neither, and its row would seem to be gone.
 */
export async function pendingChanges(
  store: Store,
  { policies, entity, settled }: PendingQuestion,
): Promise<PendingChange[]> {
  const pending = inTheirOrder(await pendingItems(store, policies));
  const items = [...pending].filter(({ name }) => policies[name]);
  if (items.length === 0) return [];
  const made = await settled?.(items);
  return items.flatMap((item) => {
    const policy = policies[item.name];
    if (!policy || made?.has(item.id)) return [];
    const patches = patchesOf(policy, item).filter((patch) => patch.entity === entity);
    return patches.map((patch) => ({ item, patch }));
  });
}

/** Rows with the changes applied, and the rows that they add. */
export function applyChanges<Row extends object>(
  changes: readonly PendingChange[],
  rows: readonly (Row & { id: string })[],
): WithPending<Row>[] {
  const shown = new Map<string, WithPending<Row>>();
  for (const row of rows) shown.set(row.id, { ...row, pending: false });
  for (const { item, patch } of changes) {
    const row = patchedRow(patch, shown);
    if (!row || isMade(item, row, shown.get(patch.id))) continue;
    shown.set(patch.id, { ...row, pending: true });
  }
  return [...shown.values()];
}

/**
 * Applies this person's queued items to the answer. The queued item is the optimistic
 * row: nothing enters the cache before the server has answered.
 */
export async function withPending<Row extends object>(
  store: Store,
  question: Question<Row>,
): Promise<WithPending<Row>[]> {
  const changes = await pendingChanges(store, question);
  return applyChanges(changes, question.rows).filter((row) => question.matches(row));
}
