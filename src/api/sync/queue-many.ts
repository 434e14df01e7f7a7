import type { InputOf, Operation } from '#domain/operation.ts';
import { validated } from '#domain/validate.ts';
import { queueItems } from '#store/outbox/queue-items.ts';
import { tracked } from '../calls/in-flight.ts';
import { askToKeepStorage } from '../storage/keep-storage.ts';
import { capture, kept } from './queue-here.ts';
import { sendWaitingHere } from './sync-here.ts';

/** Queues submissions of one operation from the page, in their order, all of them or none. */
export async function queueMany<Op extends Operation>(
  operation: Op,
  submissions: readonly { id: string; input: InputOf<Op> }[],
): Promise<void> {
  askToKeepStorage();
  const captures = await Promise.all(
    submissions.map(({ id, input }) =>
      capture(operation, validated(operation.input, input) as InputOf<Op>, id),
    ),
  );
  await tracked(kept((vault) => queueItems(vault, captures)));
  sendWaitingHere();
}
