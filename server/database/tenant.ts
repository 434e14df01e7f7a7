import type pg from 'pg';
import { inFairTurn } from './fair-turns.ts';

/** One transaction of one tenant. `name` makes it a prepared statement: the text must be constant. An empty one does not. */
export interface TenantTransaction {
  tenantId: string;
  rows<Row extends object>(name: string, text: string, values: unknown[]): Promise<Row[]>;
  /**
   * The same for the last statement of all: the commit follows on its heels, so that what it locks,
   * such as the tenant's counter, is locked for no round trip.
   */
  lastRows<Row extends object>(name: string, text: string, values: unknown[]): Promise<Row[]>;
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Deadlock, serialization failure, a unique key that a transaction beside this one took first, and a row that became
 * one with another meanwhile.
 */
const tryAgain = new Set(['40P01', '40001', '23505', '23503']);
const attempts = 4;

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

async function once<T>(
  client: pg.PoolClient,
  tenantId: string,
  work: (tx: TenantTransaction) => Promise<T>,
): Promise<T> {
  // A checked literal: a parameter cannot stand here, and `set_config` does not reach Citus workers.
  const begun = client.query(`begin; set local app.tenant to '${tenantId}'`);
  // Not waited for: the connection answers in order, so whatever fails here fails the next one too.
  begun.catch(() => undefined);
  let committing: Promise<unknown> | undefined;
  async function rows<Row extends object>(name: string, text: string, values: unknown[]) {
    const answer = await client.query<Row>({ name, text, values });
    return answer.rows;
  }
  try {
    const result = await work({
      tenantId,
      rows,
      async lastRows<Row extends object>(name: string, text: string, values: unknown[]) {
        const answer = rows<Row>(name, text, values);
        // If the statement failed, this commit ends the transaction without a trace.
        committing = client.query('commit');
        const [found] = await Promise.all([answer, committing]);
        return found;
      },
    });
    await (committing ?? client.query('commit'));
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Runs `work` as the tenant. It may run more than once: it does nothing that a rollback leaves. */
export async function inTenant<T>(
  pool: pg.Pool,
  tenantId: string,
  work: (tx: TenantTransaction) => Promise<T>,
): Promise<T> {
  if (!uuidPattern.test(tenantId)) throw new Error('A tenant is named by its id');
  return inFairTurn(pool, tenantId, () => tryUntilDone(pool, tenantId, work));
}

async function tryUntilDone<T>(
  pool: pg.Pool,
  tenantId: string,
  work: (tx: TenantTransaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      return await once(client, tenantId, work);
    } catch (error) {
      const code = codeOf(error);
      // Without a code the connection itself failed: it must not be used again.
      if (error instanceof Error && code === undefined && !isOurs(error)) broken = error;
      if (attempt >= attempts || code === undefined || !tryAgain.has(code)) throw error;
    } finally {
      client.release(broken);
    }
  }
}

/** Thrown by the work itself, not by the database. */
function isOurs(error: Error): boolean {
  return error.name === 'Failure' || error.name === 'Undone';
}
