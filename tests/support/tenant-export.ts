import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { Client } from 'pg';
import { openUpToDate } from '../../server/database/open.ts';
import { type Engine, startEngine, superuser } from '../../server/database/engine.ts';
import { connectOwner } from '../../server/database/pools.ts';
import { type DatabaseUrls, prepareRoles } from '../../server/database/roles.ts';
import type { AboutExport } from '../../server/tenant-export/export-format.ts';
import { writeExport } from '../../server/tenant-export/export-tenant.ts';
import { openSnapshot } from '../../server/tenant-export/snapshot.ts';
import { zipWriter } from '../../server/tenant-export/zip-writer.ts';
import type { Caller } from '../../server/caller.ts';
import { temporaryFolder } from './paths.ts';

/** Somebody over the whole organisation, whose scopes name no row to anybody. */
function administratorOf(tenantId: string): Caller {
  return {
    accountId: tenantId,
    tenantId,
    name: 'Nomsa Dlamini',
    deviceId: null,
    grants: [{ role: 'System Admin', scope: 'tenant', scopeId: null, churchIds: [] }],
    accessScopes: [],
    accessScopesVersion: 1,
    sessionId: null,
    ended: false,
  };
}

/** Writes everything of an organisation into a file, as the server does. */
export async function exportTo(
  pool: pg.Pool,
  tenantId: string,
  file: string,
): Promise<AboutExport> {
  const snapshot = await openSnapshot(pool, tenantId);
  try {
    const at = new Date('2026-11-22T08:00:00.000Z');
    const zip = zipWriter(at);
    const caller = administratorOf(tenantId);
    const facts = { organisation: 'Grace Valley', at, by: caller.name, program: '0.0.0-test' };
    const reading = { client: snapshot.client, tx: snapshot.tx, caller };
    const [about] = await Promise.all([
      writeExport(reading, facts, zip),
      pipeline(zip.stream, createWriteStream(file)),
    ]);
    return about;
  } finally {
    await snapshot.close();
  }
}

interface EmptyDatabase extends DatabaseUrls {
  /** Of who sees all rows, whosever they are. */
  superuser: string;
}

/** Databases of a PostgreSQL of their own, each up to date and empty, or not even that. */
export interface EmptyDatabases {
  folder: string;
  bare(): Promise<EmptyDatabase>;
  /** As a server opens it when it starts. */
  open(urls: DatabaseUrls): Promise<pg.Pool>;
  upToDate(): Promise<EmptyDatabase & { pool: pg.Pool }>;
  asOwner<T>(urls: DatabaseUrls, work: (owner: Client) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export async function emptyDatabases(): Promise<EmptyDatabases> {
  const folder = temporaryFolder('tenant-export');
  const engine: Engine = await startEngine({ dataDir: folder, fsync: false });
  await prepareRoles(engine);
  const pools: pg.Pool[] = [];
  let made = 0;
  async function bare(): Promise<EmptyDatabase> {
    const name = `empty_${++made}`;
    const client = new Client(engine.url(superuser, 'postgres'));
    await client.connect();
    await client.query(`create database ${name} owner ibandla_owner`);
    await client.end();
    return {
      owner: engine.url('ibandla_owner', name),
      app: engine.url('ibandla_app', name),
      superuser: engine.url(superuser, name),
    };
  }
  async function open(urls: DatabaseUrls): Promise<pg.Pool> {
    const pool = await openUpToDate(urls);
    pools.push(pool);
    return pool;
  }
  return {
    folder,
    bare,
    open,
    async upToDate() {
      const urls = await bare();
      return { ...urls, pool: await open(urls) };
    },
    async asOwner(urls, work) {
      const owner = await connectOwner(urls.owner);
      try {
        return await work(owner);
      } finally {
        await owner.end();
      }
    },
    async close() {
      for (const pool of pools) await pool.end();
      await engine.stop();
    },
  };
}
