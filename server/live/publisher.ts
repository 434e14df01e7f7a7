import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { type LiveMessage, emptyMessage, payloadsOf } from './live-message.ts';

/** The PostgreSQL channel on which processes publish. */
export const liveChannel = 'live';

const gatherMs = 50;

/**
 * Publishes at once, and then at most once every 50 ms, outside any transaction: a NOTIFY inside one would
 * make all commits wait for each other.
 */
export function createPublisher(pool: Pool, log: Logger) {
  let waiting = emptyMessage();
  let timer: NodeJS.Timeout | undefined;
  let publishedAt = -Infinity;
  let closed = false;

  async function publish(): Promise<void> {
    timer = undefined;
    publishedAt = performance.now();
    const payloads = payloadsOf(waiting);
    waiting = emptyMessage();
    try {
      for (const payload of payloads) {
        await pool.query('select pg_notify($1, $2)', [liveChannel, payload]);
      }
    } catch (error) {
      // Devices pull at their next trigger: this channel only makes it sooner.
      log.warn({ err: error }, 'a live message could not be published');
    }
  }

  return {
    gather(add: (message: LiveMessage) => void): void {
      add(waiting);
      if (closed) return;
      // A single change goes at once; changes that follow within the pause go together.
      const wait = Math.max(0, publishedAt + gatherMs - performance.now());
      timer ??= setTimeout(() => void publish(), wait);
    },
    close(): void {
      closed = true;
      clearTimeout(timer);
    },
  };
}
