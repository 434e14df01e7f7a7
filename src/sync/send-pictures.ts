import { unreachable } from '#domain/must.ts';
import { itemsWithPictures, nextAttempt } from '#store/outbox/deliveries.ts';
import type { Item, FailureReason } from '#store/outbox/item.ts';
import { pausedUntil } from '#store/outbox/pause.ts';
import {
  delayForPicture,
  pictureArrived,
  picturesOf,
  refusePicture,
} from '#store/outbox/waiting-pictures.ts';
import type { SyncContext } from './context.ts';
import { isThere } from './is-there.ts';
import { postPicture, type PictureOutcome } from './post-picture.ts';
import { singleFlight } from './single-flight.ts';

/** A picture that begins later than this could outlast the event it is sent in (Chrome: 5 minutes). */
const runLimit = 2 * 60_000;

/**
 * Sends the pictures that items wait for, under a lock of their own: a large one on a slow line holds up
 * nothing but its own item. Answers whether an item may go now.
 */
export async function sendPictures(context: SyncContext): Promise<boolean> {
  const ready = await singleFlight(context.locks, 'pictures', () => sendDue(context));
  return ready ?? false;
}

async function sendDue(context: SyncContext): Promise<boolean> {
  const { vault } = context.databases;
  const deadline = context.now() + runLimit;
  const seen = new Set<string>();
  let ready = false;
  while (context.now() < deadline) {
    if ((await pausedUntil(vault, context.now())) !== null) break;
    const items = await itemsWithPictures(vault, context.now());
    const item = items.find(({ id }) => !seen.has(id));
    if (!item) break;
    seen.add(item.id);
    const said = await sendPicturesOf(context, item);
    if (said === 'stop') break;
    ready ||= said === 'ready';
  }
  return ready;
}

/** `stop`: there is no way to the server. */
async function sendPicturesOf(
  context: SyncContext,
  { id }: Item,
): Promise<'ready' | 'waits' | 'stop'> {
  const { vault } = context.databases;
  for (const picture of await picturesOf(vault, id)) {
    const outcome = await attempt(context, () => postPicture(context, picture));
    switch (outcome.kind) {
      case 'arrived':
        await pictureArrived(vault, picture.id);
        break;
      case 'refused':
        await refusePicture(vault, id, outcome.problem);
        return 'waits';
      case 'failed':
        await delay(context, id, outcome.reason, outcome.seconds);
        return 'waits';
      case 'unreachable':
        context.publish({ type: 'unreachable' });
        await delay(context, id, outcome.reason);
        return 'stop';
      case 'unauthenticated':
        return 'waits';
      default:
        return unreachable(outcome);
    }
  }
  return 'ready';
}

/** Nobody answered, but the server does answer the smallest question: it is about this picture. */
async function attempt(
  context: SyncContext,
  post: () => Promise<PictureOutcome>,
): Promise<PictureOutcome> {
  const outcome = await post();
  if (outcome.kind !== 'unreachable' || !(await isThere(context))) return outcome;
  return { kind: 'failed', reason: outcome.reason };
}

async function delay(
  { databases, now, random }: SyncContext,
  itemId: string,
  reason: FailureReason,
  seconds?: number,
): Promise<void> {
  await delayForPicture(databases.vault, itemId, reason, (carries) =>
    seconds === undefined ? nextAttempt(carries, now(), random) : now() + seconds * 1000,
  );
}
