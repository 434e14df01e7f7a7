import { changeOwnPhoto } from '#domain/access/change-own-photo.ts';
import { must } from '#domain/must.ts';
import { pictureAddress } from '#domain/sync/picture-address.ts';
import { newId } from '#domain/values/new-id.ts';
import { ownPhoto } from '#store/access/own-photo.ts';
import { takeBackPhoto } from '#store/access/own-photo-changes.ts';
import { databases, storeOf } from '#store/database.ts';
import { call } from '../../api/calls/call.ts';
import { callWithPictures } from '../../api/calls/call-with-pictures.ts';
import { hold } from '../../api/pictures/pictures.ts';
import { squarePhoto } from '../../api/pictures/square-photo.ts';

const here = async () => must(await storeOf(databases()), 'a signed-in person');

/** Keeps a photo on this device until the server has it, in the place of one that waits. Answers its address. */
export async function choosePhoto(file: Blob): Promise<string> {
  const photo = await squarePhoto(file);
  const bytes = await photo.arrayBuffer();
  const [id, change] = [newId(), newId()];
  const address = pictureAddress(id);
  await hold(address, photo);
  const pictures = [{ id, type: photo.type, bytes }];
  await callWithPictures(changeOwnPhoto, { pictureId: id }, { id: change, pictures });
  await takeBackPhoto(await here(), change);
  return address;
}

/** The initials again. What no server has heard of is taken back, and leaves nothing to ask for. */
export async function removePhoto(): Promise<void> {
  const store = await here();
  const isSettled = await takeBackPhoto(store);
  if (isSettled && (await ownPhoto(store)).avatar === null) return;
  await call(changeOwnPhoto, { pictureId: null }, { id: newId() });
}

/** Gives up what was refused. */
export async function leavePhoto(): Promise<void> {
  await takeBackPhoto(await here());
}
