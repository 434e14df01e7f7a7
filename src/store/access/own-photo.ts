import { ownPhotoRecord, type OwnPhotoInput } from '#domain/access/own-photo-record.ts';
import { pictureAddress } from '#domain/sync/picture-address.ts';
import type { Store } from '../database.ts';
import { isPending } from '../outbox/item.ts';

export interface PhotoWithPending {
  /** The address of their photo. */
  avatar: string | null;
  /** Whether it waits on this device. */
  pending: boolean;
}

/**
 * The photo of this person: as their card says, which follows every change; before it came, as the session
 * does. Every page of the back office shows it, so this asks for the one change itself, without its policy.
 */
export async function ownPhoto({ vault, cache, profile }: Store): Promise<PhotoWithPending> {
  const { id: accountId, user } = profile;
  const changes = await vault.items
    .where({ accountId, record: ownPhotoRecord })
    .sortBy('capturedAt');
  const waiting = changes.findLast(isPending);
  if (!waiting) {
    const { avatar } = (await cache.colleague.get(accountId)) ?? user;
    return { avatar, pending: false };
  }
  const { pictureId } = waiting.args as OwnPhotoInput;
  return { avatar: pictureId && pictureAddress(pictureId), pending: true };
}

export async function ownAvatar(store: Store): Promise<string | null> {
  return (await ownPhoto(store)).avatar;
}
