import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { type News, noNews, payloadsOf } from './news.ts';

/** Where processes tell each other what is new. */
export const liveChannel = 'live';

const gatherMs = 50;

/**
 * Tells at once, and then at most once every 50 ms, outside any transaction: a NOTIFY inside one would
 * make all commits wait for each other.
 */
export function createTeller(pool: Pool, log: Logger) {
  let waiting = noNews();
  let timer: NodeJS.Timeout | undefined;
  let toldAt = -Infinity;
  let closed = false;

  async function tell(): Promise<void> {
    timer = undefined;
    toldAt = performance.now();
    const payloads = payloadsOf(waiting);
    waiting = noNews();
    try {
      for (const payload of payloads) {
        await pool.query('select pg_notify($1, $2)', [liveChannel, payload]);
      }
    } catch (error) {
      // Whoever missed it pulls at the next trigger: this channel only makes it sooner.
      log.warn({ err: error }, 'live news could not be told');
    }
  }

  return {
    gather(add: (news: News) => void): void {
      add(waiting);
      if (closed) return;
      // Who sends one message waits for nobody; of many changes, what comes meanwhile goes together.
      const wait = Math.max(0, toldAt + gatherMs - performance.now());
      timer ??= setTimeout(() => void tell(), wait);
    },
    close(): void {
      closed = true;
      clearTimeout(timer);
    },
  };
}
