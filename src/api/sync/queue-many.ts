import type { InputOf, Operation } from '#domain/operation.ts';
import { validated } from '#domain/validate.ts';
import { queueItems } from '#store/outbox/queue-items.ts';
import { tracked } from '../calls/in-flight.ts';
import { askToKeepStorage } from '../storage/keep-storage.ts';
import { capture, kept } from './queue-here.ts';
import { sendWaitingHere } from './sync-here.ts';

/** Submissions of one transaction, which go in one call of the queue. */
export const atOnce = 100;

/**
 * Queues many submissions of one operation from the page, in their order, a hundred at a time. `onDone`
 * hears how many are kept, and answers false to stop.
 */
export async function queueMany<Op extends Operation>(
  operation: Op,
  submissions: readonly { id: string; input: InputOf<Op> }[],
  onDone: (done: number) => boolean,
): Promise<void> {
  askToKeepStorage();
  for (let from = 0; from < submissions.length; from += atOnce) {
    const part = submissions.slice(from, from + atOnce);
    const captures = await Promise.all(
      part.map(({ id, input }) =>
        capture(operation, validated(operation.input, input) as InputOf<Op>, id),
      ),
    );
    await tracked(kept((vault) => queueItems(vault, captures)));
    sendWaitingHere();
    if (!onDone(from + part.length)) return;
  }
}
