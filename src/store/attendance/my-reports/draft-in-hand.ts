import type { Store } from '../../database.ts';
import { unsavedOf } from '../../drafts/typed.ts';
import { openDraft, type DraftContext, type ReportDraft } from '../draft.ts';

/** Ms after which nobody expects to find what they typed before. */
const inHandFor = 12 * 3_600_000;

const typedAtOf = ({ typedAt, savedAt }: ReportDraft) => typedAt ?? savedAt;

/**
 * Report that this person typed in last, today, and neither sent nor took away: where the page was loaded anew, or the
 * device locked itself, they go on with it. Null for none.
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
    const kept = await openDraft(store, { form, churchId, serviceId, date, groupId });
    if (kept.savedAt > 0) return kept;
    const unsaved = await unsavedOf(vault, kept);
    if (unsaved) return unsaved;
  }
  return null;
}
