import type { Logger } from 'pino';
import type pg from 'pg';
import { endDueRoles } from '../access/roles/due-roles.ts';
import { tenant } from '../access/tables.ts';
import { inTenant } from '../database/tenant.ts';
import type { Live } from '../live/live.ts';
import { pick, type RowOf } from '../table-columns.ts';

const idOfTenant = pick(tenant, ['id']);

/** Days end on a quarter of an hour everywhere. */
const every = 15 * 60 * 1000;

interface RoleEnds {
  pool: pg.Pool;
  log: Logger;
  clock: () => Date;
  live: Pick<Live, 'accountChanged'>;
}

/**
 * Ends the roles whose last day is over, in each organisation, and the streams of those who held them. Whoever asks
 * before has nothing of them already: this is for devices that only listen.
 */
export async function endRolesThatAreOver({ pool, log, clock, live }: RoleEnds): Promise<void> {
  const { rows } = await pool.query<RowOf<typeof idOfTenant>>(`select ${idOfTenant} from tenant`);
  for (const { id } of rows) {
    try {
      const ended = await inTenant(pool, id, (tx) => endDueRoles(tx, clock(), null));
      for (const accountId of ended) live.accountChanged(accountId);
    } catch (error) {
      log.error({ err: error, tenantId: id }, 'roles whose last day is over did not end');
    }
  }
}

/** Begins after a quarter of an hour. Answers how to stop it. */
export function startRoleEnds(job: RoleEnds): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => endRolesThatAreOver(job));
  }, every).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
