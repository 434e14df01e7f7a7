import type { Store } from '../database.ts';
import { isOpen, type Problem, type FailureReason } from './item.ts';
import type { Vault } from '../vault.ts';
import type { WaitingPicture } from './waiting-picture.ts';

/** Items that wait for a picture. Reads no picture. */
export async function idsWithPictures(vault: Vault): Promise<Set<string>> {
  return new Set((await vault.pictures.orderBy('item').uniqueKeys()) as string[]);
}

export async function picturesOf(vault: Vault, itemId: string): Promise<WaitingPicture[]> {
  return vault.pictures.where({ item: itemId }).toArray();
}

/** One of this person's that waits here. */
export async function waitingPictureAt(
  { vault, profile }: Store,
  address: string,
): Promise<Blob | null> {
  const waiting = await vault.pictures.get(address.split('/').at(-1) ?? '');
  if (waiting?.accountId !== profile.id || !waiting.bytes) return null;
  return new Blob([waiting.bytes], { type: waiting.type });
}

/** The server has it. */
export async function pictureArrived(vault: Vault, id: string): Promise<void> {
  await vault.pictures.delete(id);
}

/** A picture did not get through: its item alone waits until then. The server has not heard of the item. */
export async function delayForPicture(
  vault: Vault,
  itemId: string,
  reason: FailureReason,
  nextAttempt: (carries: number) => number,
): Promise<void> {
  await vault.items
    .where({ id: itemId })
    .filter(isOpen)
    .modify((item) => {
      const carries = item.carries ?? 0;
      const { attempts } = item.state;
      item.carries = carries + 1;
      item.state = {
        kind: 'waiting',
        attempts,
        nextAttemptAt: nextAttempt(carries),
        trouble: reason,
      };
    });
}

/** The server takes a picture in no way: its item is set aside until its author looks. */
export async function refusePicture(vault: Vault, itemId: string, problem: Problem): Promise<void> {
  await vault.items
    .where({ id: itemId })
    .filter(isOpen)
    .modify((item) => {
      item.state = { kind: 'attention', attempts: item.state.attempts, problem };
    });
}
