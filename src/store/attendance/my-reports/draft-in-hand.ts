import { isNothingCounted } from '#domain/attendance/nothing-counted.ts';
import type { Store } from '../../database.ts';
import { begunDraft, type DraftContext, type ReportDraft } from '../draft.ts';

/** Ms after which nobody expects to find what they typed before. Further ahead, the clock was wrong. */
const inHandFor = 12 * 3_600_000;

/** 0 where nobody typed: a report that was opened for a change and left as it was is a draft too. */
const typedAtOf = ({ typedAt = 0 }: ReportDraft) => typedAt;

/**
 * Report that this person typed in last, no longer than half a day ago, and neither sent nor took away: after the page
 * was loaded anew, or the device locked itself, they go on with it. Null for none. To be asked once, not kept: it reads
 * the tables into which each key press is written, and would stand in the way of it.
 */
export async function draftInHand(
  store: Store,
  form: DraftContext['form'],
): Promise<ReportDraft | null> {
  const { vault, profile } = store;
  const mine = { accountId: profile.id };
  const saved = await vault.drafts.where(mine).toArray();
  const typed = await vault.typed.where(mine).toArray();
  const isInHand = (draft: ReportDraft) =>
    draft.form === form &&
    Math.abs(Date.now() - typedAtOf(draft)) < inHandFor &&
    // Without a number it would look like what is due, and be of another day.
    !isNothingCounted(draft.values);
  const known = ([...saved, ...typed] as ReportDraft[])
    .filter(isInHand)
    .toSorted((a, b) => typedAtOf(b) - typedAtOf(a));
  for (const { churchId, serviceId, date, groupId } of known) {
    const begun = await begunDraft(store, { form, churchId, serviceId, date, groupId });
    if (begun) return begun;
  }
  return null;
}
