import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

/** Beside this file in the sources, beside the bundle in a release. */
function migrationsFolder(): string {
  return fileURLToPath(new URL('./migrations', import.meta.url));
}

const migrationLock = 7_310_001;

interface Journal {
  entries: { tag: string; when: number }[];
}

function journal(): Journal {
  const folder = migrationsFolder();
  if (!existsSync(folder)) throw new Error('The migrations are missing from the build');
  return JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as Journal;
}

/** Tags of the migrations that this program has, in their order. */
export function knownMigrations(): string[] {
  return journal().entries.map(({ tag }) => tag);
}

/** Tags of those that were run on this database. */
export async function appliedMigrations(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ when: number }>(
    'select created_at as when from drizzle.__drizzle_migrations',
  );
  const applied = new Set(rows.map(({ when }) => when));
  return journal().entries.flatMap(({ tag, when }) => (applied.has(when) ? [tag] : []));
}

async function run(owner: pg.Client, folder: string): Promise<void> {
  await owner.query('select pg_advisory_lock($1)', [migrationLock]);
  try {
    await migrate(drizzle(owner), { migrationsFolder: folder });
  } finally {
    await owner.query('select pg_advisory_unlock($1)', [migrationLock]);
  }
}

/** Brings the schema up to date. Two servers that start at once take turns. */
export async function bringSchemaUpToDate(owner: pg.Client): Promise<void> {
  if (!existsSync(migrationsFolder())) throw new Error('The migrations are missing from the build');
  await run(owner, migrationsFolder());
}

/** Makes the schema as it was after the first `count` migrations: rows of that time fit into it. */
export async function bringSchemaTo(owner: pg.Client, count: number): Promise<void> {
  const { entries, ...rest } = journal();
  const some = mkdtempSync(join(tmpdir(), 'ibandla-migrations-'));
  try {
    cpSync(migrationsFolder(), some, { recursive: true });
    const fewer = JSON.stringify({ ...rest, entries: entries.slice(0, count) });
    writeFileSync(join(some, 'meta/_journal.json'), fewer);
    await run(owner, some);
  } finally {
    rmSync(some, { recursive: true, force: true });
  }
}
