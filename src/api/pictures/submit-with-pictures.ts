import type { InputOf, Operation } from '#domain/operation.ts';
import { Failure } from '#domain/errors.ts';
import { must } from '#domain/must.ts';
import { validated } from '#domain/validate.ts';
import { databases, storeOf } from '#store/database.ts';
import { giveUpPictures } from '#store/drafts/draft-pictures.ts';
import type { Attach } from '#store/outbox/outbox.ts';
import { askForSync } from '../calls/call-with-pictures.ts';
import { tracked } from '../calls/in-flight.ts';
import { askToKeepStorage } from '../storage/keep-storage.ts';
import { queueHere } from '../sync/queue-here.ts';

interface Submitted {
  /** Submission id of the draft. */
  id: string;
  attach: Attach;
}

/** Answers how many pictures there was no room for: what was counted goes before any picture. */
async function queued<Op extends Operation>(
  operation: Op,
  input: InputOf<Op>,
  { id, attach }: Submitted,
): Promise<number> {
  try {
    await queueHere(operation, input, id, { attach });
    return 0;
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'out_of_space') throw error;
    const store = must(await storeOf(databases()), 'a signed-in person');
    const left = await giveUpPictures(store, id);
    if (left === 0) throw error;
    await queueHere(operation, input, id, { attach });
    return left;
  }
}

/**
 * Submits a draft with the pictures that were kept with it. The page keeps all of it itself, in one
 * transaction: the service worker knows of a submission what its own request says.
 */
export async function submitWithPictures<Op extends Operation>(
  operation: Op,
  input: InputOf<Op>,
  submitted: Submitted,
): Promise<{ leftOut: number }> {
  const checked = validated(operation.input, input) as InputOf<Op>;
  const leftOut = await tracked(queued(operation, checked, submitted));
  askToKeepStorage();
  void askForSync().catch(() => undefined);
  return { leftOut };
}
