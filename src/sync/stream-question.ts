import type { Cursor } from '#store/cache.ts';
import type { SyncContext } from './context.ts';
import { PullInterrupted, type PullQuestion } from './pages.ts';

export type Stream = Extract<Cursor, { key: 'stream' }>;

/**
 * Rows that weigh less than the app's files: no more than that does not wait for them. A row of the sample takes 173 bytes
 * of the line, the files take 1.2 MB.
 */
const fewRows = 5000;

/** Rows of a first sync that are still to come, as far as anybody knows. */
export function leftOf(stream: Stream | undefined): number {
  if (stream?.complete) return 0;
  return (stream?.total ?? Infinity) - (stream?.received ?? 0);
}

/** The next question of a pull. */
export function questionAfter(context: SyncContext, before: Stream | undefined): PullQuestion {
  const waits = leftOf(before) > fewRows && context.bulkWaits?.() === true;
  if (waits && before) throw new PullInterrupted('The files of the app come first');
  return { cursor: before?.cursor ?? null, streamed: !before?.complete && !waits };
}
