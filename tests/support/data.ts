import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, type Pool } from 'pg';
import { openPool } from '../../server/database/pools.ts';

/** The superuser's way into the database of a data directory; it outlives a kill of the server. */
export function connectionString(dataDir: string): string {
  const password = readFileSync(join(dataDir, 'password'), 'utf8').trim();
  const port = readFileSync(join(dataDir, 'database/postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://postgres:${password}@127.0.0.1:${port}/ibandla`;
}

/** Works as the server's own role, for changes that go through the server's functions. */
export async function asServer<T>(dataDir: string, work: (pool: Pool) => Promise<T>): Promise<T> {
  const address = new URL(connectionString(dataDir));
  address.username = 'ibandla_app';
  address.password = readFileSync(join(dataDir, 'password-ibandla_app'), 'utf8').trim();
  const pool = openPool(address.href, 2);
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

/** Looks at the database from above: row security does not hold the superuser. */
export async function fromAbove<T>(
  dataDir: string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: connectionString(dataDir) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** One question from above. */
export function query<Row extends object>(
  dataDir: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return fromAbove(dataDir, async (client) => (await client.query<Row>(sql, values)).rows);
}
