import { upgradeArgs, type PreviewRow, type QueuePolicy } from '#domain/operation.ts';
import type { Store } from './database.ts';
import type { Item } from './item.ts';

/** A row as the server said it, or as a queued item of this person would make it. */
export type Shown<Row> = Row & { pending: boolean };

interface Question<Row> {
  /** Operations whose queued items may show in the answer, by name. */
  policies: Readonly<Record<string, QueuePolicy<never>>>;
  entity: string;
  /** What the cache answers. */
  rows: readonly (Row & { id: string })[];
  /** Whether a row belongs to the answer. */
  matches(row: Row): boolean;
  /** Whether the cache already holds the effect of this item. */
  isHeld(item: Item): Promise<boolean>;
}

const pendingKinds = ['waiting', 'sending', 'delivered'] as const;

function previewOf(policy: QueuePolicy<never>, item: Item): PreviewRow[] {
  const { id, accountId, capturedAt: at } = item;
  const args = upgradeArgs(policy, item.form, item.args) as never;
  return policy.preview(args, { id, accountId, at });
}

function shownBy<Row>(preview: PreviewRow, rows: ReadonlyMap<string, Row>): Row | null {
  if ('row' in preview) return preview.row as Row;
  const from = rows.get(preview.from);
  return from === undefined ? null : (preview.change(from as never) as Row);
}

function pendingItems({ vault, profile }: Store) {
  return vault.items
    .where('state.kind')
    .anyOf(pendingKinds)
    .filter((item) => item.accountId === profile.id);
}

/** Whether a queued item of this person may change an answer: else the cache's own order will do. */
export async function hasPending(store: Store): Promise<boolean> {
  return (await pendingItems(store).limit(1).count()) > 0;
}

/**
 * Adds what this person's queued items would make of the answer. The queued item is the optimistic
 * row: nothing enters the cache before the server has spoken.
 */
export async function withPending<Row>(
  store: Store,
  question: Question<Row>,
): Promise<Shown<Row>[]> {
  const items = await pendingItems(store).toArray();
  const rows = new Map<string, Shown<Row>>();
  for (const row of question.rows) rows.set(row.id, { ...row, pending: false });
  for (const item of items) {
    const policy = question.policies[item.name];
    if (!policy || (await question.isHeld(item))) continue;
    for (const preview of previewOf(policy, item)) {
      if (preview.entity !== question.entity) continue;
      const row = shownBy(preview, rows);
      if (row) rows.set(preview.id, { ...row, pending: true });
    }
  }
  return [...rows.values()].filter((row) => question.matches(row));
}
