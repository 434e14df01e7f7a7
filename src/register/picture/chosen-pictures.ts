import { type AnyRow, pictureFields, type Register } from '#domain/register/register.ts';
import { pictureAddress } from '#domain/sync/picture-address.ts';
import { newId } from '#domain/values/new-id.ts';
import { databases, storeOf } from '#store/database.ts';
import type { NewPicture } from '#store/outbox/waiting-picture.ts';
import { keptPicture } from '#store/pictures/kept-pictures.ts';
import { hold } from '../../api/pictures/pictures.ts';
import { squarePhoto } from '../../api/pictures/square-photo.ts';
import { onSessionEnded } from '../../api/session/who.ts';

/** Chosen on this page: id -> the picture, as soon as it is drawn anew. */
const chosen = new Map<string, Promise<Blob>>();
onSessionEnded(() => chosen.clear());

/** Draws a picture anew and shows it from then on. It has the id that it will have everywhere at once. */
export function drawPicture(file: Blob): { id: string; drawn: Promise<void> } {
  const id = newId();
  const picture = squarePhoto(file);
  chosen.set(id, picture);
  return { id, drawn: picture.then((one) => hold(pictureAddress(id), one)) };
}

/** One that was chosen before the page was loaded anew is among the copies that were shown last. */
async function bytesOf(id: string): Promise<Blob | null> {
  const here = await chosen.get(id);
  if (here) return here;
  const store = await storeOf(databases());
  return store && keptPicture(store.cache, pictureAddress(id), Date.now());
}

/**
 * A picture that was chosen, for whatever names it, once it is drawn; null where this device has it no more. Throws for what
 * cannot be read.
 */
export async function pictureToSend(id: string): Promise<NewPicture | null> {
  const picture = await bytesOf(id);
  return picture && { id, type: picture.type, bytes: await picture.arrayBuffer() };
}

/** The pictures that somebody chose for a row, which the server must have before it. `before`: null for a new row. */
export async function newPictures(
  register: Register,
  row: AnyRow,
  before: AnyRow | null,
): Promise<NewPicture[]> {
  const pictures: NewPicture[] = [];
  for (const field of pictureFields(register)) {
    const id = row[field];
    if (typeof id !== 'string' || id === before?.[field]) continue;
    const picture = await pictureToSend(id);
    // Without it, the server says at the field that it did not arrive.
    if (picture) pictures.push(picture);
  }
  return pictures;
}
