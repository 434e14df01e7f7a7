import type { Logger } from 'pino';
import type pg from 'pg';
import { inTenant, type TenantTransaction } from '../database/tenant.ts';
import type { Live } from '../live/live.ts';
import type { Erased, Erasure } from './erasure.ts';
import { erasures } from './erasures.ts';
import { mayErase } from './retention-lock.ts';
import { addCount, finishRun, isGoingOn, openRun } from './runs.ts';
import { periodInForce } from './stored-periods.ts';

export interface Retaining {
  pool: pg.Pool;
  log: Logger;
  clock: () => Date;
  live: Pick<Live, 'changed' | 'accountChanged'>;
}

interface Run {
  id: string;
  tenantId: string;
  /** The moment of the whole run: what is due does not move while it goes on. */
  now: Date;
  /** Ids of rows that could not be erased: the next run tries them again. */
  failed: Set<string>;
}

/** Rows that are looked up at a time. Each is judged again, locked, before it goes. */
const atATime = 500;

/** Somebody else erases here, or ended the run: this process leaves it to them. */
class TakenOver extends Error {
  constructor() {
    super('Another process erases here');
    // Not a fault of the connection.
    this.name = 'Undone';
  }
}

async function assertOurs(tx: TenantTransaction, { id }: Run): Promise<void> {
  if (!(await mayErase(tx)) || !(await isGoingOn(tx, id))) throw new TakenOver();
}

/** Ids of rows that are due now, without those that failed. None where the kind is kept. */
async function findDue(
  tx: TenantTransaction,
  { kind, due, order }: Erasure,
  { now, failed }: Run,
): Promise<string[]> {
  const period = await periodInForce(tx, kind, now);
  if (!period) return [];
  const rows = await tx.rows<{ id: string }>(
    '',
    `select r.id from ${due} and r.id <> all($3::uuid[]) order by ${order} limit ${atATime}`,
    [tx.tenantId, period.before, [...failed]],
  );
  return rows.map(({ id }) => id);
}

/** Judges the rows once more, now that nobody can change them, and erases those that are still due. */
async function eraseSome(
  tx: TenantTransaction,
  { kind, due, locks, erase }: Erasure,
  { run, ids }: { run: Run; ids: readonly string[] },
): Promise<Erased> {
  await assertOurs(tx, run);
  const period = await periodInForce(tx, kind, run.now);
  if (!period) return { count: 0 };
  const still = await tx.rows<{ id: string }>(
    '',
    `select r.id from ${due} and r.id = any($3::uuid[]) order by r.id ${locks ? 'for update of r' : ''}`,
    [tx.tenantId, period.before, ids],
  );
  if (still.length === 0) return { count: 0 };
  const { now } = run;
  const { chosenBy } = period;
  const erased = await erase({ tx, ids: still.map(({ id }) => id), now, chosenBy });
  await addCount(tx, run.id, { kind, count: erased.count });
  return erased;
}

/** Answers how many rows are due no longer, or failed: while there are some, the run gets on. */
async function eraseBatch(
  { pool, log, live }: Retaining,
  erasure: Erasure,
  { run, ids }: { run: Run; ids: readonly string[] },
): Promise<number> {
  const { tenantId } = run;
  try {
    const work = (tx: TenantTransaction) => eraseSome(tx, erasure, { run, ids });
    const { count, recorded, accounts = [] } = await inTenant(pool, tenantId, work);
    if (recorded) live.changed(tenantId, recorded);
    for (const id of accounts) live.accountChanged(id);
    return count;
  } catch (error) {
    if (error instanceof TakenOver) throw error;
    log.error({ err: error, tenantId, kind: erasure.kind }, 'what is over could not be erased');
    for (const id of ids) run.failed.add(id);
    return ids.length;
  }
}

async function eraseAll(
  retaining: Retaining,
  run: Run,
  { erasure, signal }: { erasure: Erasure; signal: AbortSignal },
): Promise<void> {
  const { pool } = retaining;
  for (let gone = 1; gone > 0;) {
    const ids = await inTenant(pool, run.tenantId, (tx) => findDue(tx, erasure, run));
    gone = 0;
    for (let at = 0; at < ids.length && !signal.aborted; at += erasure.atOnce) {
      const some = ids.slice(at, at + erasure.atOnce);
      gone += await eraseBatch(retaining, erasure, { run, ids: some });
    }
  }
}

async function go(retaining: Retaining, run: Run, signal: AbortSignal): Promise<void> {
  for (const erasure of erasures) {
    if (signal.aborted) return;
    await eraseAll(retaining, run, { erasure, signal });
  }
  if (signal.aborted) return;
  await inTenant(retaining.pool, run.tenantId, async (tx) => {
    await assertOurs(tx, run);
    const said = { begun: run.now, now: retaining.clock(), failed: run.failed.size };
    await finishRun(tx, run.id, said);
  });
}

/**
 * Erases in one organisation what is over, a few rows a transaction, at most once a day. A run that was cut off goes on where
 * it was. Two processes never erase at once: the later one leaves it to the other.
 */
export async function runRetention(
  retaining: Retaining,
  tenantId: string,
  signal: AbortSignal,
): Promise<void> {
  const now = retaining.clock();
  const id = await inTenant(retaining.pool, tenantId, async (tx) =>
    (await mayErase(tx)) ? openRun(tx, now) : null,
  );
  if (id === null) return;
  try {
    await go(retaining, { id, tenantId, now, failed: new Set() }, signal);
  } catch (error) {
    if (!(error instanceof TakenOver)) throw error;
  }
}
