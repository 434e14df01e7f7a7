import { databases, storeOf } from '#store/database.ts';
import { waitingPictureAt } from '#store/outbox/waiting-pictures.ts';
import { hold } from './pictures.ts';

/** Shows a picture that waits here, also where a full disk took the copies that are shown. */
export async function showWaiting(address: string): Promise<void> {
  const store = await storeOf(databases());
  const waiting = store && (await waitingPictureAt(store, address));
  if (waiting) await hold(address, waiting);
}
