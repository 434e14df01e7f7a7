import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

/** Looks at the database of a data directory from above: row security does not hold the superuser. */
export async function query<Row extends object>(
  dataDir: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const password = readFileSync(join(dataDir, 'password'), 'utf8').trim();
  const port = readFileSync(join(dataDir, 'database/postmaster.pid'), 'utf8').split('\n')[3];
  const client = new Client({
    connectionString: `postgres://postgres:${password}@127.0.0.1:${port}/ibandla`,
  });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
