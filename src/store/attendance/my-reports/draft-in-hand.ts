import type { Store } from '../../database.ts';
import { begunDraft, type DraftContext, type ReportDraft } from '../draft.ts';

/** Ms after which nobody expects to find what they typed before. */
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
  const known = ([...saved, ...typed] as ReportDraft[])
    .filter((draft) => draft.form === form && Date.now() - typedAtOf(draft) < inHandFor)
    .toSorted((a, b) => typedAtOf(b) - typedAtOf(a));
  for (const { churchId, serviceId, date, groupId } of known) {
    const begun = await begunDraft(store, { form, churchId, serviceId, date, groupId });
    if (begun) return begun;
  }
  return null;
}
