import type { InputOf, Operation, OutputOf } from '#domain/operation.ts';
import { Failure } from '#domain/errors.ts';
import { databases, storeOf } from '#store/database.ts';
import { queueItem, recordDelivered, type Capture } from '#store/outbox.ts';
import { freeCopies } from '#store/free-copies.ts';
import type { Answer } from './answer.ts';
import { sendWaitingHere } from './sync-here.ts';

async function capture<Op extends Operation>(
  operation: Op,
  input: InputOf<Op>,
  id: string,
): Promise<Capture<Op>> {
  const store = await storeOf(databases());
  if (!store) throw new Failure('unauthorized', 'Sign in to submit this');
  return { operation, id, input, profile: store.profile, now: new Date() };
}

/** Where the device has no room, what can be fetched again makes room for what cannot. */
async function queueWithRoom<Op extends Operation>(asked: Capture<Op>): Promise<void> {
  const { vault, cache } = databases();
  try {
    await queueItem(vault, asked);
  } catch (error) {
    const isFreed = !(error instanceof Failure) && (await freeCopies(cache(asked.profile.id)));
    if (!isFreed) throw error;
    await queueItem(vault, asked);
  }
}

/** Keeps a submission from the page, through the same function that the service worker uses. */
export async function queueHere<Op extends Operation>(
  operation: Op,
  input: InputOf<Op>,
  id: string,
  more: Pick<Capture, 'pictures' | 'attach'> = {},
): Promise<Answer<OutputOf<Op>>> {
  try {
    await queueWithRoom({ ...(await capture(operation, input, id)), ...more });
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(
      'out_of_space',
      'This device could not keep what you entered. Free some space, leave this page open and try again',
      { cause: error },
    );
  }
  sendWaitingHere();
  return { answeredBy: 'device', id };
}

/** The server answered a submission itself: the queue knows it as delivered, and the draft closes. */
export async function recordAnswer<Op extends Operation>(
  operation: Op,
  input: InputOf<Op>,
  id: string,
  output: OutputOf<Op>,
): Promise<void> {
  await recordDelivered(databases().vault, await capture(operation, input, id), output);
}
