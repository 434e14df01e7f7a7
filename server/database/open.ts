import type pg from 'pg';
import { installJobs } from '../jobs/install-jobs.ts';
import { startEngine } from './engine.ts';
import { bringSchemaUpToDate } from './migrate.ts';
import { connectOwner, openPool } from './pools.ts';
import { checkAppRole, prepareRoles, type DatabaseUrls } from './roles.ts';
import { becomeSoleServer } from './sole-server.ts';

export interface Database {
  pool: pg.Pool;
  urls: DatabaseUrls;
  /** Kind of database, for the health answer. */
  kind: 'embedded' | 'external';
  close(): Promise<void>;
}

export type DatabaseSource =
  | { kind: 'embedded'; dataDir: string; fsync?: boolean }
  | ({ kind: 'external' } & DatabaseUrls);

const connections = 16;

/** Brings the schema up to date, beside a running server too, and opens connections of its role. */
export async function openUpToDate(urls: DatabaseUrls): Promise<pg.Pool> {
  const owner = await connectOwner(urls.owner);
  try {
    await bringSchemaUpToDate(owner);
    await installJobs(owner);
    await checkAppRole(owner, urls.app);
  } finally {
    await owner.end();
  }
  return openPool(urls.app, connections);
}

/** Opens the database: engine if embedded, right to serve, schema, connections. */
export async function openDatabase(source: DatabaseSource): Promise<Database> {
  if (source.kind === 'external') {
    const urls = { owner: source.owner, app: source.app };
    const pool = await openUpToDate(urls);
    return { pool, urls, kind: 'external', close: () => pool.end() };
  }
  const engine = await startEngine(source);
  const urls = await prepareRoles(engine);
  const right = await becomeSoleServer(urls.owner);
  engine.keepRunning();
  const pool = await openUpToDate(urls);
  return {
    pool,
    urls,
    kind: 'embedded',
    async close() {
      await pool.end();
      await right.end();
      await engine.stop();
    },
  };
}
