import type { Logger } from 'pino';
import type pg from 'pg';
import { purgeAccess } from '../access/purge-access.ts';
import { purgeUnconfirmed } from '../access/purge-unconfirmed.ts';
import { inTenant } from '../database/tenant.ts';
import type { MailSettings } from '../mail/post-office.ts';
import { purgeMails } from '../mail/purge-mails.ts';
import { purgeGone, purgeResults } from '../sync/purge-tenant.ts';

const every = 6 * 60 * 60 * 1000;
/** A server that starts has other things to do. */
const firstAfter = 60_000;

interface Purging {
  pool: pg.Pool;
  log: Logger;
  clock: () => Date;
  /** Where mails are written that no mail server takes. */
  mail: MailSettings | undefined;
}

/** Tenant by tenant, a chunk a transaction. Two processes that do it at once are in nobody's way. */
async function purgeTenants({ pool }: Purging, signal: AbortSignal): Promise<void> {
  const { rows } = await pool.query<{ id: string }>('select id from tenant');
  for (const { id } of rows) {
    for (const purge of [purgeResults, purgeGone]) {
      for (let more = !signal.aborted; more;) {
        more = (await inTenant(pool, id, purge)) && !signal.aborted;
      }
    }
  }
}

/** Lets go of what was kept for long enough. What fails is tried again with the next round. */
async function purgeAll(purging: Purging, signal: AbortSignal): Promise<void> {
  const { pool, log, clock, mail } = purging;
  const rounds: [what: string, purge: () => unknown][] = [
    ['accounts that nobody confirmed', () => purgeUnconfirmed(pool)],
    ['old sessions, devices and links', () => purgeAccess(pool)],
    ['old mails', () => mail && purgeMails(mail, clock())],
    ['old results and traces', () => purgeTenants(purging, signal)],
  ];
  for (const [what, purge] of rounds) {
    if (signal.aborted) return;
    try {
      await purge();
    } catch (error) {
      log.error({ err: error, what }, 'could not be deleted');
    }
  }
}

/** Purges in a minute and every six hours from then on. Answers how to stop it. */
export function keepPurging(purging: Purging, first = firstAfter): () => Promise<void> {
  const stop = new AbortController();
  let running = Promise.resolve();
  let timer = setTimeout(function round() {
    running = purgeAll(purging, stop.signal);
    timer = setTimeout(round, every).unref();
  }, first).unref();
  return async () => {
    clearTimeout(timer);
    stop.abort();
    await running;
  };
}
