import {
  attachPictureName,
  type AttachPictureInput,
} from '#domain/attendance/attach-picture-policy.ts';
import { reportKey } from '#domain/attendance/queued-forms.ts';
import type { Store } from '../database.ts';
import { countPicturesOfDraft, picturesOfDraft } from '../drafts/draft-pictures.ts';
import { isUnsent, isUntried, type Item } from '../outbox/item.ts';
import type { WaitingPicture } from '../outbox/waiting-picture.ts';
import type { MyReport } from './my-reports/my-report.ts';

/** Photos of a report that the server does not have. */
export interface PhotosHere {
  waiting: number;
  /** Number of photos that the server does not take. */
  refused: number;
}

type Place = Parameters<typeof reportKey>[0];

/** Behind the report's own record each photo has one. */
function itemsAt({ vault, profile }: Store, place: Place) {
  const from = `${reportKey(place)}:`;
  return vault.items
    .where('[accountId+record]')
    .between([profile.id, from], [profile.id, `${from}\uffff`])
    .filter((item) => item.name === attachPictureName && isUnsent(item));
}

/** By the key of the report. */
export async function photosHere({ vault, profile }: Store): Promise<Map<string, PhotosHere>> {
  const mine = await vault.items
    .where({ accountId: profile.id })
    .filter((item) => item.name === attachPictureName && isUnsent(item))
    .toArray();
  const found = new Map<string, PhotosHere>();
  for (const { args, state } of mine) {
    const key = reportKey(args as AttachPictureInput);
    const { waiting, refused } = found.get(key) ?? { waiting: 0, refused: 0 };
    const isRefused = state.kind === 'attention';
    found.set(key, {
      waiting: waiting + (isRefused ? 0 : 1),
      refused: refused + (isRefused ? 1 : 0),
    });
  }
  return found;
}

/** Number of photos that go with a report when its author deletes it. */
export async function photosToGo(
  store: Store,
  report: Pick<MyReport, 'key' | 'state'> & Place,
): Promise<number> {
  if (report.state === 'draft') return countPicturesOfDraft(store, report.key);
  return itemsAt(store, report).count();
}

export interface WaitingPhoto {
  id: string;
  picture: Blob;
}

function shown({ id, bytes, type }: WaitingPicture): WaitingPhoto {
  return { id, picture: new Blob(bytes ? [bytes] : [], { type }) };
}

/** Of what is being counted: those that were added to it, or wait with what it mends. */
export async function draftPhotos(store: Store, submissionId: string): Promise<WaitingPhoto[]> {
  return (await picturesOfDraft(store, submissionId)).map(shown);
}

/** The photos of a report that this device keeps until the server has them. */
export async function waitingPhotos(store: Store, place: Place): Promise<WaitingPhoto[]> {
  const { vault } = store;
  const items = await itemsAt(store, place).sortBy('capturedAt');
  const pictures = await vault.pictures
    .where('item')
    .anyOf(items.map(({ id }) => id))
    .sortBy('takenAt');
  return pictures.map(shown);
}

function isOnlyHere(item: Item): boolean {
  return item.state.kind === 'attention' || isUntried(item);
}

/** The report goes, and its photos with it. One that was tried is refused by the server in words. */
export async function dropPhotos(store: Store, place: Place): Promise<void> {
  const { vault } = store;
  await vault.transaction('rw', vault.items, vault.pictures, async () => {
    const ids = (await itemsAt(store, place).toArray()).filter(isOnlyHere).map(({ id }) => id);
    await vault.items.bulkDelete(ids);
    await vault.pictures.where('item').anyOf(ids).delete();
  });
}
