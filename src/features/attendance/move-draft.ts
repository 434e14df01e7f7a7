import type { ReportValues } from '#domain/attendance/entities.ts';
import { must } from '#domain/must.ts';
import { databases, storeOf } from '#store/database.ts';
import { openDraft, type ReportDraft, type DraftContext } from '#store/attendance/draft.ts';
import { discardDraft } from '#store/discard-draft.ts';
import { saveDraft } from '#store/drafts.ts';

function isEmpty(values: ReportValues): boolean {
  return Object.values(values).every((value) => value === null || value === false);
}

/**
 * Counted under the wrong date, church or service: the numbers go along. Where something was counted
 * already, that is shown instead, and these numbers stay a draft of their own.
 */
export async function moveDraft(from: ReportDraft, to: DraftContext): Promise<void> {
  if (isEmpty(from.values)) return;
  const store = must(await storeOf(databases()), 'a signed-in person');
  const target = await openDraft(store, to);
  if (target.savedAt !== 0) return;
  await saveDraft(store, { ...target, values: from.values });
  await discardDraft(store, from.key);
}
