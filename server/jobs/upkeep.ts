import type { Logger } from 'pino';
import type pg from 'pg';
import { purgeAccess } from '../access/sessions/purge-access.ts';
import { purgeUnconfirmed } from '../access/accounts/purge-unconfirmed.ts';
import { packCounts } from '../attendance/analytics/pack-counts.ts';
import { packReports } from '../attendance/pack-reports.ts';
import { inTenant, type TenantTransaction } from '../database/tenant.ts';
import { purgeMerges } from '../duplicates/kept-merges.ts';
import type { MailSettings } from '../mail/post-office.ts';
import { purgeMails } from '../mail/purge-mails.ts';
import { purgePictures } from '../pictures/purge-pictures.ts';
import { type Retaining, runRetention } from '../retention/run-retention.ts';
import { purgeRemoved } from '../saved/removed-lists.ts';
import { measureScopes } from '../sync/measure-scopes.ts';
import { purgeGone, purgeResults } from '../sync/purge-tenant.ts';
import { purgeDoors } from '../tally/purge-doors.ts';
import { tenant } from '../access/tables.ts';
import { pick, type RowOf } from '../table-columns.ts';

const idOfTenant = pick(tenant, ['id']);

const every = 6 * 60 * 60 * 1000;
/** A server that starts has other things to do. */
const firstAfter = 60_000;

interface Upkeep {
  pool: pg.Pool;
  log: Logger;
  clock: () => Date;
  /** Settings with the place of mails that no mail server takes. */
  mail: MailSettings | undefined;
  live: Retaining['live'];
}

/** Does a chunk of the work of a tenant. Answers whether there may be more. */
type Chunk = (tx: TenantTransaction) => Promise<boolean>;

/** Tenant by tenant, a chunk a transaction. Two processes that do it at once are in nobody's way. */
async function inEachTenant({ pool }: Upkeep, signal: AbortSignal, chunk: Chunk): Promise<void> {
  const { rows } = await pool.query<RowOf<typeof idOfTenant>>(`select ${idOfTenant} from tenant`);
  for (const { id } of rows) {
    for (let more = !signal.aborted; more;) {
      more = (await inTenant(pool, id, chunk)) && !signal.aborted;
    }
  }
}

/** At once: there is never more to do. */
const measured: Chunk = async (tx) => {
  await measureScopes(tx);
  return false;
};

/** An organisation in which it fails keeps no other from its turn. */
async function eraseInEach(upkeep: Upkeep, signal: AbortSignal): Promise<void> {
  const { pool, log } = upkeep;
  const { rows } = await pool.query<RowOf<typeof idOfTenant>>(`select ${idOfTenant} from tenant`);
  for (const { id: tenantId } of rows) {
    if (signal.aborted) return;
    try {
      await runRetention(upkeep, tenantId, signal);
    } catch (error) {
      log.error({ err: error, tenantId }, 'what is over was not erased');
    }
  }
}

/** Packs what is old, and lets go of what was kept for long enough. What fails is tried again with the next round. */
async function round(upkeep: Upkeep, signal: AbortSignal): Promise<void> {
  const { pool, log, clock, mail } = upkeep;
  const inEach = (chunk: Chunk) => inEachTenant(upkeep, signal, chunk);
  const works: [what: string, work: () => unknown][] = [
    ['purge accounts that nobody confirmed', () => purgeUnconfirmed(pool)],
    ['purge old sessions, devices and links', () => purgeAccess(pool)],
    ['purge old mails', () => mail && purgeMails(mail, clock())],
    ['purge old results', () => inEach(purgeResults)],
    ['purge old traces', () => inEach(purgeGone)],
    // Before the pictures: a merge that can be undone has the photos that were there.
    ['purge merges that nobody took back', () => inEach(purgeMerges)],
    // After the merges: what one can bring back stays.
    ['erase what organisations keep no longer', () => eraseInEach(upkeep, signal)],
    ['purge pictures that nothing named', () => inEach(purgePictures)],
    ['purge saved lists that an administrator deleted', () => inEach(purgeRemoved)],
    ['purge old counts of doors', () => inEach((tx) => purgeDoors(tx, clock()))],
    ['measure scopes', () => inEach(measured)],
    ['pack old reports', () => inEach((tx) => packReports(tx, clock()))],
    // Last: those that go into blocks are written once more.
    ['pack the counts of reports', () => inEach(packCounts)],
  ];
  for (const [what, work] of works) {
    if (signal.aborted) return;
    try {
      await work();
    } catch (error) {
      log.error({ err: error, what }, 'a part of the upkeep failed');
    }
  }
}

/** Begins in a minute, and again every six hours from then on. Answers how to stop it. */
export function startUpkeep(upkeep: Upkeep, first = firstAfter): () => Promise<void> {
  const stop = new AbortController();
  let running = Promise.resolve();
  let timer = setTimeout(function next() {
    running = round(upkeep, stop.signal);
    timer = setTimeout(next, every).unref();
  }, first).unref();
  return async () => {
    clearTimeout(timer);
    stop.abort();
    await running;
  };
}
