import { mostPictures } from '#domain/attendance/attach-picture-policy.ts';
import { Failure } from '#domain/errors.ts';
import { must } from '#domain/must.ts';
import { newId } from '#domain/values/new-id.ts';
import type { ReportDraft } from '#store/attendance/draft.ts';
import { databases, storeOf, type Store } from '#store/database.ts';
import { countPicturesOfDraft, removePicture } from '#store/drafts/draft-pictures.ts';
import { freeCopies } from '#store/drafts/free-copies.ts';
import { keepWithDraft } from '#store/drafts/keep-with-draft.ts';
import type { NewPicture } from '#store/outbox/waiting-picture.ts';
import { sendWaitingHere } from '../../../api/sync/sync-here.ts';
import { fileProblem } from '../../../ui/image-upload/chosen-file.ts';
import { wholePicture } from './whole-picture.ts';
import { attachTo } from '../submit/attach-to.ts';
import { photosInHand } from './photos-in-hand.ts';

const tooMany = `A report has at most ${mostPictures} photos. Remove one to add another`;
const noRoom = 'There is no room for the photo on this device. The report goes without it';

const here = async () => must(await storeOf(databases()), 'a signed-in person');

async function keep(store: Store, draft: ReportDraft, picture: NewPicture) {
  const kept = { item: newId(), attach: attachTo(draft), now: new Date() };
  return keepWithDraft(store, draft.submissionId, picture, kept);
}

/** Data that can be fetched again makes room for the photo; the numbers never do. */
async function keepWithRoom(store: Store, draft: ReportDraft, picture: NewPicture) {
  try {
    return await keep(store, draft, picture);
  } catch (cause) {
    if (await freeCopies(store.cache).catch(() => false)) {
      const again = await keep(store, draft, picture).catch(() => null);
      if (again) return again;
    }
    throw new Failure('out_of_space', noRoom, { cause });
  }
}

async function add(draft: ReportDraft, file: File, begin: () => Promise<void>): Promise<void> {
  const problem = fileProblem(file);
  if (problem !== null) throw new Failure('validation', problem);
  const store = await here();
  if ((await countPicturesOfDraft(store, draft.submissionId)) >= mostPictures) {
    throw new Failure('validation', tooMany);
  }
  await begin().catch((cause: unknown) => {
    throw new Failure('out_of_space', noRoom, { cause });
  });
  const photo = await wholePicture(file);
  const picture = { id: newId(), type: photo.type, bytes: await photo.arrayBuffer() };
  const became = await keepWithRoom(store, draft, picture);
  if (became === 'submitted') sendWaitingHere();
  if (became === 'gone') throw new Failure('not_found', 'This report was deleted meanwhile');
}

/** Keeps a photo with a draft from the moment that it is chosen. `begin`: keeps the draft itself. */
export async function addPhoto(
  draft: ReportDraft,
  file: File,
  begin: () => Promise<void>,
): Promise<void> {
  photosInHand.add(draft.submissionId);
  try {
    await add(draft, file, begin);
  } finally {
    photosInHand.delete(draft.submissionId);
  }
}

export async function removePhoto(id: string): Promise<void> {
  await removePicture(await here(), id);
}
