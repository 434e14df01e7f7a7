import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

/** Beside this file in the sources, beside the bundle in a release. */
function migrationsFolder(): string {
  return fileURLToPath(new URL('./migrations', import.meta.url));
}

const migrationLock = 7_310_001;

/** Brings the schema up to date. Two servers that start at once take turns. */
export async function bringSchemaUpToDate(owner: pg.Client): Promise<void> {
  const folder = migrationsFolder();
  if (!existsSync(folder)) throw new Error('The migrations are missing from the build');
  await owner.query('select pg_advisory_lock($1)', [migrationLock]);
  try {
    await migrate(drizzle(owner), { migrationsFolder: folder });
  } finally {
    await owner.query('select pg_advisory_unlock($1)', [migrationLock]);
  }
}
