import { cursorOf } from './cursor-of.ts';
import type { Store } from './database.ts';

/** Completeness and age of the data on the screen. */
export type Freshness =
  | { state: 'never' }
  | { state: 'filling'; received: number; total: number | null }
  /** `unreadable`: rows that only a newer version of the program can read. */
  | { state: 'ready'; asOf: number; unreadable: number };

export async function freshness({ cache }: Store): Promise<Freshness> {
  const stream = await cursorOf(cache, 'stream');
  if (!stream) return { state: 'never' };
  if (stream.asOf > 0) {
    return { state: 'ready', asOf: stream.asOf, unreadable: await cache.setAside.count() };
  }
  const { received, total } = stream;
  // Some rows come twice.
  return { state: 'filling', received: Math.min(received, total ?? received), total };
}
