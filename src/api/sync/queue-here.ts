import type { InputOf, Operation, OutputOf } from '#domain/operation.ts';
import { Failure } from '#domain/errors.ts';
import { databases, storeOf } from '#store/database.ts';
import { queueItem, recordDelivered, type Capture } from '#store/outbox/outbox.ts';
import { freeCopies } from '#store/drafts/free-copies.ts';
import { withReopen } from '#store/reopen.ts';
import type { Vault } from '#store/vault.ts';
import type { Answer } from '../calls/answer.ts';
import { sendWaitingHere } from './sync-here.ts';
import { profileId } from '../session/who.ts';

export async function capture<Op extends Operation>(
  operation: Op,
  input: InputOf<Op>,
  id: string,
): Promise<Capture<Op>> {
  const store = await storeOf(databases());
  if (!store) throw new Failure('unauthorized', 'Sign in to submit this');
  return { operation, id, input, profile: store.profile, now: new Date() };
}

/**
 * If the device has no room, rows that can be fetched again make room for the others. Some browsers find that out
 * only as they open the store.
 */
async function withRoom(keep: () => Promise<unknown>): Promise<void> {
  try {
    await keep();
  } catch (error) {
    const id = profileId();
    if (error instanceof Failure || id === null) throw error;
    if (!(await freeCopies(databases().cache(id)))) throw error;
    await keep();
  }
}

/** Keeps what was entered in the vault, or says that it could not be kept. */
export async function kept(keep: (vault: Vault) => Promise<unknown>): Promise<void> {
  try {
    const { vault } = databases();
    // A store that did not open once stays closed until somebody opens it.
    await withRoom(() => withReopen(vault, () => keep(vault)));
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(
      'out_of_space',
      'This device could not keep what you entered. Free some space, leave this page open and try again',
      { cause: error },
    );
  }
}

/** Keeps a submission from the page, through the same function that the service worker uses. */
export async function queueHere<Op extends Operation>(
  operation: Op,
  input: InputOf<Op>,
  id: string,
  more: Pick<Capture, 'pictures' | 'attach'> = {},
): Promise<Answer<OutputOf<Op>>> {
  await kept(async (vault) =>
    queueItem(vault, { ...(await capture(operation, input, id)), ...more }),
  );
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
