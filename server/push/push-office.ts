import type pg from 'pg';
import type { Logger } from 'pino';
import { openQueue, type Wake } from '../jobs/queue.ts';
import { createDelivery } from './deliver.ts';
import { createPushPost, type PushSettings, type Resolve } from './post-push.ts';
import type { PushKeys } from './push-keys.ts';
import type { PushJob } from './push-to.ts';

export interface PushOptions {
  settings: PushSettings;
  publicUrl: URL;
  /** Instead of the system's own way to find addresses. */
  resolve?: Resolve;
}

export interface PushOffice {
  /** Something was written somewhere: perhaps there is something to push. */
  wake: Wake;
  close(): Promise<void>;
}

/** In flight at a time: 400, of which a push service that hangs holds a quarter. */
const size = { atOnce: 100, hands: 4 };

/** Sends what waits in the queue, as long as the server runs. */
export async function openPushOffice(
  pool: pg.Pool,
  { url, keys, log }: { url: string; keys: () => Promise<PushKeys>; log: Logger },
  { settings, publicUrl, resolve }: PushOptions,
): Promise<PushOffice> {
  const queue = await openQueue(url, log);
  const post = createPushPost(await keys(), settings, resolve);
  const wake = await queue.work<PushJob>(
    'push',
    size,
    createDelivery({ pool, post, publicUrl, log, now: Date.now }),
  );
  return { wake, close: queue.close };
}
