import { isNothingCounted } from '#domain/attendance/nothing-counted.ts';
import { must } from '#domain/must.ts';
import { databases, storeOf } from '#store/database.ts';
import { openDraft, type ReportDraft, type DraftContext } from '#store/attendance/draft.ts';
import { discardDraft } from '#store/drafts/discard-draft.ts';
import { countPicturesOfDraft, handPicturesOver } from '#store/drafts/draft-pictures.ts';
import { saveDraft } from '#store/drafts/drafts.ts';

/**
 * Counted under the wrong date, church or service: the numbers and the photos go along. Where something was counted
 * already, that is shown instead, and these numbers stay a draft of their own.
 */
export async function moveDraft(from: ReportDraft, to: DraftContext): Promise<void> {
  const store = must(await storeOf(databases()), 'a signed-in person');
  const { submissionId } = from;
  const pictures = await countPicturesOfDraft(store, submissionId);
  if (isNothingCounted(from.values) && pictures === 0) return;
  const target = await openDraft(store, to);
  if (target.savedAt !== 0) return;
  await saveDraft(store, { ...target, values: from.values, typedAt: Date.now() });
  await handPicturesOver(store, submissionId, target.submissionId);
  await discardDraft(store, from.key);
}
