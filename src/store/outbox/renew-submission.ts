import { newId } from '#domain/values/new-id.ts';
import type { Store } from '../database.ts';
import type { Draft } from '../drafts/draft.ts';
import { movePictures } from '../drafts/draft-pictures.ts';

/** The item it mends can no longer be replaced: what was changed becomes a submission of its own. */
export async function renewSubmission<D extends Draft>({ vault }: Store, draft: D): Promise<D> {
  const renewed = { ...draft, submissionId: newId(), basedOn: draft.submissionId };
  const { submissionId: from, accountId } = draft;
  await vault.transaction('rw', vault.drafts, vault.items, vault.pictures, async () => {
    await vault.drafts.put(renewed);
    await movePictures(vault, { from, to: renewed.submissionId, accountId });
  });
  return renewed;
}
