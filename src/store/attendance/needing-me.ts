import { decisionForm, reportKey } from '#domain/attendance/queued-forms.ts';
import type { Store } from '../database.ts';
import { isUnsent, type Item } from '../item.ts';

/** A follow-up waits for the item before it, so what stops that one stops both. */
export function blockerOf(item: Item, items: ReadonlyMap<string, Item>): Item {
  const parent = item.after === null ? undefined : items.get(item.after);
  if (!parent) return item;
  const blocker = blockerOf(parent, items);
  return blocker.state.kind === 'attention' ? blocker : item;
}

/**
 * The badge: only what needs this person, so that normal waiting never nags. Every screen asks it at
 * every change, so it reads the few rows that can count and makes no list.
 */
export async function reportsNeedingMe({ vault, cache, profile }: Store): Promise<number> {
  const drafts = await vault.drafts.where({ accountId: profile.id }).toArray();
  const mending = new Set(drafts.map((draft) => draft.submissionId));
  const mine = await vault.items.where({ accountId: profile.id }).toArray();
  const items = new Map(mine.map((item) => [item.id, item]));
  const unsent = mine.filter(isUnsent);
  const followed = new Set(unsent.map((item) => item.after));
  const refused = unsent.filter(
    (item) =>
      !followed.has(item.id) &&
      !mending.has(item.id) &&
      blockerOf(item, items).state.kind === 'attention',
  );
  const open = await cache.attendanceReport.where('openVersions').above(0).toArray();
  // A decision that is on its way, or was refused, speaks for its conflict.
  const decided = new Set(
    mine.flatMap(({ name, record, state }) =>
      name === decisionForm.name && state.kind !== 'sent' ? [record] : [],
    ),
  );
  const conflicts = open.filter(
    (report) => report.authorIds.includes(profile.id) && !decided.has(reportKey(report)),
  );
  return refused.length + conflicts.length;
}
