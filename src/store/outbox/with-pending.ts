import { upgradeArgs, type PreviewRow, type QueuePolicy } from '#domain/operation.ts';
import type { Store } from '../database.ts';
import { pendingKinds, type Item } from './item.ts';

/** A row as the server said it, or as a queued item of this person would make it. */
export type Shown<Row> = Row & { pending: boolean };

/** Which queued items may show in an answer. */
export interface PendingQuestion {
  /** Operations whose queued items may show in the answer, by name. */
  policies: Readonly<Record<string, QueuePolicy<never>>>;
  entity: string;
  /** Ids of items whose effect the cache holds, where its rows alone do not tell. Of all items at once: they may be many. */
  settled?(items: readonly Item[]): Promise<ReadonlySet<string>>;
}

interface Question<Row> extends PendingQuestion {
  /** What the cache answers. */
  rows: readonly (Row & { id: string })[];
  /** Whether a row belongs to the answer. */
  matches(row: Row): boolean;
}

/** What a queued item would make of a row, or the row that it would add. */
export interface PendingChange {
  item: Item;
  preview: PreviewRow;
}

/** The rows that an item adds or changes, whether or not it still waits. */
export function previewsOf(policy: QueuePolicy<never>, item: Item): PreviewRow[] {
  const { id, accountId, capturedAt: at } = item;
  const args = upgradeArgs(policy, item.form, item.args) as never;
  return policy.preview(args, { id, accountId, at });
}

function shownBy<Row extends object>(
  preview: PreviewRow,
  rows: ReadonlyMap<string, Row>,
): Row | null {
  if ('row' in preview) return preview.row as Row;
  const from = rows.get(preview.from);
  return from === undefined ? null : (preview.change(from as never) as Row);
}

/** What arrived is here when it changes nothing. What waits is pending whatever it says. */
function isMade({ state }: Item, row: object, before: object | undefined): boolean {
  return (
    state.kind === 'delivered' && JSON.stringify({ ...before, ...row }) === JSON.stringify(before)
  );
}

function pendingItems({ vault, profile }: Store) {
  return vault.items
    .where('state.kind')
    .anyOf(pendingKinds)
    .filter((item) => item.accountId === profile.id);
}

/** What follows an item comes behind it, whatever the clock said and however far each one is. */
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

/** What this person's queued items would make of rows, in the order in which they were made. */
export async function pendingChanges(
  store: Store,
  { policies, entity, settled }: PendingQuestion,
): Promise<PendingChange[]> {
  const pending = inTheirOrder(await pendingItems(store).toArray());
  const items = [...pending].filter(({ name }) => policies[name]);
  if (items.length === 0) return [];
  const made = await settled?.(items);
  return items.flatMap((item) => {
    const policy = policies[item.name];
    if (!policy || made?.has(item.id)) return [];
    const previews = previewsOf(policy, item).filter((preview) => preview.entity === entity);
    return previews.map((preview) => ({ item, preview }));
  });
}

/** Rows, and what the changes make of them or add to them. */
export function laidOver<Row extends object>(
  changes: readonly PendingChange[],
  rows: readonly (Row & { id: string })[],
): Shown<Row>[] {
  const shown = new Map<string, Shown<Row>>();
  for (const row of rows) shown.set(row.id, { ...row, pending: false });
  for (const { item, preview } of changes) {
    const row = shownBy(preview, shown);
    if (!row || isMade(item, row, shown.get(preview.id))) continue;
    shown.set(preview.id, { ...row, pending: true });
  }
  return [...shown.values()];
}

/**
 * Adds what this person's queued items would make of the answer. The queued item is the optimistic
 * row: nothing enters the cache before the server has spoken.
 */
export async function withPending<Row extends object>(
  store: Store,
  question: Question<Row>,
): Promise<Shown<Row>[]> {
  const changes = await pendingChanges(store, question);
  return laidOver(changes, question.rows).filter((row) => question.matches(row));
}
