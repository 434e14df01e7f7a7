import type { Store } from '../database.ts';
import { dropPictures } from './draft-pictures.ts';

/** Takes away what was being filled in, with the pictures that were added to it and not submitted. */
export async function discardDraft({ vault, profile }: Store, key: string): Promise<void> {
  const { drafts, typed, items, pictures } = vault;
  await vault.transaction('rw', drafts, typed, items, pictures, async () => {
    const draft = await drafts.get(key);
    if (draft) await dropPictures(vault, draft.submissionId, profile.id);
    await drafts.delete(key);
    await typed.delete(key);
  });
}
