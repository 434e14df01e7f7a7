import type { AttendanceReport } from '#domain/attendance/entities.ts';
import { decisionForm, reportKey } from '#domain/attendance/queued-forms.ts';
import type { Store } from '../database.ts';
import { isUnsent, type Item } from '../item.ts';
import type { Vault } from '../vault.ts';

/** A follow-up waits for the item before it, so what stops that one stops both. */
export function blockerOf(item: Item, items: ReadonlyMap<string, Item>): Item {
  const parent = item.after === null ? undefined : items.get(item.after);
  if (!parent) return item;
  const blocker = blockerOf(parent, items);
  return blocker.state.kind === 'attention' ? blocker : item;
}

/** The newest word on what was refused: what follows it cannot go either. */
async function lastAfter(vault: Vault, item: Item): Promise<Item> {
  const followers = await vault.items.where({ after: item.id }).toArray();
  const next = followers.find(isUnsent);
  return next ? lastAfter(vault, next) : item;
}

/** Refused submissions of this person that are not being mended. */
async function refusedOf({ vault, profile }: Store): Promise<number> {
  const refused = await vault.items.where({ 'state.kind': 'attention' }).toArray();
  const mine = refused.filter((item) => item.accountId === profile.id);
  if (mine.length === 0) return 0;
  const drafts = await vault.drafts.where({ accountId: profile.id }).toArray();
  const mending = new Set(drafts.map((draft) => draft.submissionId));
  const last = await Promise.all(mine.map((item) => lastAfter(vault, item)));
  return new Set(last.flatMap(({ id }) => (mending.has(id) ? [] : [id]))).size;
}

/** Whether a decision about this report is on its way, or was refused: it speaks for the conflict. */
async function isDecided({ vault, profile }: Store, report: AttendanceReport): Promise<boolean> {
  const mine = await vault.items
    .where({ accountId: profile.id, record: reportKey(report) })
    .toArray();
  return mine.some(({ name, state }) => name === decisionForm.name && state.kind !== 'sent');
}

/**
 * The badge: only what needs this person, so that normal waiting never nags. Every screen asks it at
 * every change, so it reads the few rows that can count, however many wait.
 */
export async function reportsNeedingMe(store: Store): Promise<number> {
  const open = await store.cache.attendanceReport.where('openVersions').above(0).toArray();
  let needing = await refusedOf(store);
  for (const report of open) {
    const isMine = report.authorIds.includes(store.profile.id);
    if (isMine && !(await isDecided(store, report))) needing += 1;
  }
  return needing;
}
