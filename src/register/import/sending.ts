import type { InputOf, Operation } from '#domain/operation.ts';
import { divided } from '#domain/register/divide.ts';
import { newId } from '#domain/values/new-id.ts';
import { roomInQueue } from '#store/outbox/room-in-queue.ts';
import { queueMany } from '../../api/sync/queue-many.ts';
import { storeHere } from '../save-row.ts';

/** Submissions that wait on this device, 10,000 rows: each list of the register reads all of them. */
const mostWaiting = 20;

export interface Progress {
  /** Told the number of rows that are done. */
  onDone(done: number): void;
  /** Number of rows that were done before. */
  done?: number;
  /** Ends it behind the submission that is being queued. */
  signal: AbortSignal;
}

/** For those who cannot end it and are not told. */
export const untold: Progress = {
  onDone: () => undefined,
  signal: new AbortController().signal,
};

/** Queues rows in their order, many a submission. Where enough of them wait, it goes on as the server takes them. */
export function sending({ onDone, done = 0, signal }: Progress) {
  const queued = new Set<string>();
  let sum = done;
  return async <Op extends Operation, One>(
    operation: Op,
    all: Iterable<One>,
    inputOf: (part: One[]) => InputOf<Op>,
  ): Promise<void> => {
    for (const part of divided(all)) {
      const { vault } = await storeHere();
      await roomInQueue(vault, queued, mostWaiting, signal);
      if (signal.aborted) return;
      const id = newId();
      await queueMany(operation, [{ id, input: inputOf(part) }]);
      queued.add(id);
      sum += part.length;
      onDone(sum);
    }
  };
}
