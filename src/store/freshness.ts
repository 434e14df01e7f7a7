import { cursorOf } from './cache.ts';
import type { Store } from './database.ts';

/** How much of what the screen shows is there, and how old it is. */
export type Freshness =
  | { state: 'never' }
  | { state: 'filling'; received: number; total: number | null }
  | { state: 'ready'; asOf: number };

export async function freshness({ cache }: Store): Promise<Freshness> {
  const stream = await cursorOf(cache, 'stream');
  if (!stream) return { state: 'never' };
  if (stream.asOf > 0) return { state: 'ready', asOf: stream.asOf };
  return { state: 'filling', received: stream.received, total: stream.total };
}
