import { Failure } from '#domain/errors.ts';
import type { Store } from '../database.ts';
import { isUntried } from '../outbox/item.ts';
import type { Vault } from '../vault.ts';
import type { WaitingPicture } from '../outbox/waiting-picture.ts';

function picturesAddedTo(vault: Vault, draft: string, accountId: string) {
  return vault.pictures.where({ draft, accountId });
}

/** Pictures that no item mentions yet: they belong to the draft. */
export async function unattachedPictures(
  vault: Vault,
  draft: string,
  accountId: string,
): Promise<WaitingPicture[]> {
  const added = await picturesAddedTo(vault, draft, accountId).sortBy('takenAt');
  const items = await vault.items.bulkGet(added.map(({ item }) => item));
  return added.filter((_, at) => items[at] === undefined);
}

/** Pictures of a draft that wait here, in the order in which they were added; also those of the item that it corrects. */
export async function picturesOfDraft(
  { vault, profile }: Store,
  draft: string,
): Promise<WaitingPicture[]> {
  return picturesAddedTo(vault, draft, profile.id).sortBy('takenAt');
}

/** Reads no picture. */
export async function countPicturesOfDraft(
  { vault, profile }: Store,
  draft: string,
): Promise<number> {
  return picturesAddedTo(vault, draft, profile.id).count();
}

/** Whether a picture of this person waits here, of a draft or of what was submitted. Reads none. */
export async function hasPictures({ vault, profile }: Store): Promise<boolean> {
  return (await vault.pictures.where({ accountId: profile.id }).count()) > 0;
}

/** There is no room for both: what was submitted is kept without them. Answers how many went. */
export async function giveUpPictures({ vault, profile }: Store, draft: string): Promise<number> {
  return vault.transaction('rw', vault.items, vault.pictures, () =>
    dropPictures(vault, draft, profile.id),
  );
}

/** Takes a picture away: of a draft, or of what was submitted and has not tried to reach the server with it. */
export async function removePicture({ vault, profile }: Store, id: string): Promise<void> {
  await vault.transaction('rw', vault.items, vault.pictures, async () => {
    const picture = await vault.pictures.get(id);
    if (picture?.accountId !== profile.id) return;
    const item = await vault.items.get(picture.item);
    if (item && item.state.kind !== 'attention' && !isUntried(item)) {
      throw new Failure('conflict', 'This photo is already on its way');
    }
    await vault.items.delete(picture.item);
    await vault.pictures.delete(id);
  });
}

/** Within a transaction: a draft goes, and its pictures with it. */
export async function dropPictures(
  vault: Vault,
  draft: string,
  accountId: string,
): Promise<number> {
  const left = await unattachedPictures(vault, draft, accountId);
  await vault.pictures.bulkDelete(left.map(({ id }) => id));
  return left.length;
}

/** The draft's pictures are another draft's from now on. */
export async function handPicturesOver(
  { vault, profile }: Store,
  from: string,
  to: string,
): Promise<void> {
  const accountId = profile.id;
  await vault.transaction('rw', vault.items, vault.pictures, () =>
    movePictures(vault, { from, to, accountId }),
  );
}

/** Within a transaction: the draft goes on under another submission id. What was submitted stays with that. */
export async function movePictures(
  vault: Vault,
  { from, to, accountId }: { from: string; to: string; accountId: string },
): Promise<void> {
  const left = await unattachedPictures(vault, from, accountId);
  const ids = left.map(({ id }) => id);
  await vault.pictures.where('id').anyOf(ids).modify({ draft: to });
}
