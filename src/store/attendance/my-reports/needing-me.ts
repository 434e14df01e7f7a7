import type { AttendanceReport } from '#domain/attendance/entities.ts';
import { decisionForm, reportKey, voidForm } from '#domain/attendance/queued-forms.ts';
import type { Store } from '../../database.ts';
import { isUnsent, type Item } from '../../outbox/item.ts';
import type { Vault } from '../../vault.ts';

/** The newest word on what was refused: what follows it cannot go either. */
async function lastAfter(vault: Vault, item: Item): Promise<Item> {
  const followers = await vault.items.where({ after: item.id }).toArray();
  const next = followers.find((one) => isUnsent(one) && one.record === item.record);
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

function decides(name: string): boolean {
  return name === decisionForm.name || name === voidForm.name;
}

/** Whether a decision about this report, or its deletion, is on its way or was refused: it speaks for the conflict. */
async function isDecided({ vault, profile }: Store, report: AttendanceReport): Promise<boolean> {
  const mine = await vault.items
    .where({ accountId: profile.id, record: reportKey(report) })
    .toArray();
  return mine.some(({ name, state }) => decides(name) && state.kind !== 'sent');
}

/** Reports of which two differ, and about which this person has decided nothing yet. */
export async function undecided(store: Store): Promise<AttendanceReport[]> {
  const open = await store.cache.attendanceReport.where('openVersions').above(0).toArray();
  const decided = await Promise.all(open.map((report) => isDecided(store, report)));
  return open.filter((_, at) => decided[at] === false);
}

/**
 * The badge: only what needs this person, so that normal waiting never nags. Every screen asks it at
 * every change, so it reads the few rows that can count, however many wait, and not the whole list that
 * `highest` makes: a property holds the two to each other.
 */
export async function reportsNeedingMe(store: Store): Promise<number> {
  const open = await undecided(store);
  const mine = open.filter(({ authorIds }) => authorIds.includes(store.profile.id));
  return (await refusedOf(store)) + mine.length;
}
