import type { InputOf, Operation, OutputOf } from '#domain/operation.ts';
import { validated } from '#domain/validate.ts';
import type { NewPicture } from '#store/outbox/waiting-picture.ts';
import type { Answer } from './answer.ts';
import { tracked } from './in-flight.ts';
import { askToKeepStorage } from '../storage/keep-storage.ts';
import { queueHere } from '../sync/queue-here.ts';

type WithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/** As the worker does for what it keeps: where the browser can, it wakes it when there is a network, page or no page. */
export async function askForSync(): Promise<void> {
  const registration = (await navigator.serviceWorker?.getRegistration()) as WithSync | undefined;
  await registration?.sync?.register('outbox');
}

/**
 * Asks for a queued operation whose input names pictures. The page keeps both itself, in one transaction: a
 * copy of the bytes for the service worker would be one more to have room for.
 */
export async function callWithPictures<Op extends Operation>(
  operation: Op,
  input: InputOf<Op>,
  { id, pictures }: { id: string; pictures: readonly NewPicture[] },
): Promise<Answer<OutputOf<Op>>> {
  const checked = validated(operation.input, input) as InputOf<Op>;
  const answer = await tracked(queueHere(operation, checked, id, { pictures }));
  askToKeepStorage();
  void askForSync().catch(() => undefined);
  return answer;
}
