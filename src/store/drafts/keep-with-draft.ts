import type { Store } from '../database.ts';
import { attachPictures, type Attach } from '../outbox/outbox.ts';
import { withReopen } from '../reopen.ts';
import type { NewPicture } from '../outbox/waiting-picture.ts';

interface Kept {
  /** Id of the item that it is submitted under. */
  item: string;
  attach: Attach;
  now: Date;
}

/**
 * Keeps a picture with a draft, in one strict transaction. A draft that was submitted while the picture was
 * being made ready is followed by it. Answers 'gone' where the draft was taken away meanwhile.
 */
export async function keepWithDraft(
  { vault, profile }: Store,
  draft: string,
  picture: NewPicture,
  { item, attach, now }: Kept,
): Promise<'kept' | 'submitted' | 'gone'> {
  const { drafts, items, pictures } = vault;
  const accountId = profile.id;
  return withReopen(vault, () =>
    vault.transaction('rw', drafts, items, pictures, async () => {
      const isDraft = (await drafts.where({ submissionId: draft, accountId }).count()) > 0;
      if (!isDraft && !(await items.get(draft))) return 'gone';
      await pictures.put({ ...picture, item, draft, accountId, takenAt: now.toISOString() });
      if (isDraft) return 'kept';
      await attachPictures(vault, draft, { attach, profile, now });
      return 'submitted';
    }),
  );
}
