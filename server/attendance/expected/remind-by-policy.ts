import type { Logger } from 'pino';
import type pg from 'pg';
import { expectedOfGroups } from '#domain/attendance/expected/expected-groups.ts';
import { expectedOfServices } from '#domain/attendance/expected/expected-services.ts';
import { mostReminded } from '#domain/attendance/reminding/remind-operation.ts';
import { quietUntil } from '#domain/attendance/reminding/quiet-hours.ts';
import { addDays, dateInZone } from '#domain/values/dates/local-date.ts';
import { tenant } from '../../access/tables.ts';
import { inTenant } from '../../database/tenant.ts';
import type { Live } from '../../live/live.ts';
import { pick, type RowOf } from '../../table-columns.ts';
import { expectedFacts } from './expected-facts.ts';
import { recordReminders } from './record-reminders.ts';

const idOfTenant = pick(tenant, ['id']);

/** A report is due on the minute; nobody minds a quarter of an hour. */
const every = 15 * 60 * 1000;
/** Days back for which somebody is reminded: what is missing longer is not new. */
const daysBack = 2;

interface ByPolicy {
  pool: pg.Pool;
  log: Logger;
  clock: () => Date;
  live: Pick<Live, 'changed'>;
}

/** Churches of the organisation whose policy reminds, with their clocks. */
async function remindingChurches(pool: pg.Pool, tenantId: string) {
  return inTenant(pool, tenantId, (tx) =>
    tx.rows<{ id: string; timeZone: string }>(
      'churches that remind',
      `select c.id, c.time_zone as "timeZone" from church c
         join report_policy p on p.tenant_id = $1 and p.church_id = c.id and p.reminds_missing
       where c.tenant_id = $1 and c.status = 'active' order by c.id`,
      [tenantId],
    ),
  );
}

/** Reminds of what is missing of one church and of which nobody was reminded yet. */
async function remindChurch(
  { pool, live, clock }: ByPolicy,
  tenantId: string,
  church: { id: string; timeZone: string },
): Promise<void> {
  const now = clock();
  if (quietUntil(now, church.timeZone)) return;
  const to = dateInZone(now, church.timeZone);
  const span = { from: addDays(to, -daysBack), to, now: now.getTime() };
  const recorded = await inTenant(pool, tenantId, async (tx) => {
    const facts = await expectedFacts(tx, church.id, span, 'all');
    const missing = [...expectedOfServices(facts, span), ...expectedOfGroups(facts, span)]
      .filter(({ state }) => state === 'missing')
      .slice(0, mostReminded);
    if (missing.length === 0) return null;
    const reports = missing.map(({ groupId, serviceId, date }) => ({
      groupId,
      serviceId: groupId === null ? serviceId : null,
      date,
    }));
    const asked = { churchId: church.id, reports };
    const by = { byName: null, accountId: null, asking: 'all', now } as const;
    return (await recordReminders(tx, asked, by)).recorded;
  });
  if (recorded) live.changed(tenantId, recorded);
}

/** Goes through each organisation; a church in which it fails keeps no other from its turn. */
export async function remindByPolicy(by: ByPolicy): Promise<void> {
  const { rows } = await by.pool.query<RowOf<typeof idOfTenant>>(
    `select ${idOfTenant} from tenant`,
  );
  for (const { id: tenantId } of rows) {
    for (const church of await remindingChurches(by.pool, tenantId)) {
      try {
        await remindChurch(by, tenantId, church);
      } catch (error) {
        by.log.error({ err: error, tenantId, church: church.id }, 'nobody was reminded');
      }
    }
  }
}

/** Begins after a quarter of an hour. Answers how to stop it. */
export function startReminders(by: ByPolicy): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(() => remindByPolicy(by))
      .catch((error: unknown) => by.log.error({ err: error }, 'reminders failed'));
  }, every).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
