import { type Client, DatabaseError, escapeIdentifier, escapeLiteral } from 'pg';
import { jobsSchema } from '../jobs/queues.ts';
import { StartRefused } from '../start-refused.ts';
import { clientOf } from './client-of.ts';
import type { Engine } from './engine.ts';
import { appendOnlyTables, readOnlyViews } from './append-only-tables.ts';
import { superuser } from './engine.ts';

const owner = 'ibandla_owner';
const app = 'ibandla_app';
const database = 'ibandla';

export interface DatabaseUrls {
  /** Owner: migrates, backs up. */
  owner: string;
  /** The server's role. */
  app: string;
}

async function asSuperuser(engine: Engine, work: (client: Client) => Promise<void>): Promise<void> {
  const client = clientOf({ connectionString: engine.url(superuser, 'postgres') });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Whether the role is let in by this address. Where only the database is missing, it is. */
async function opens(url: string): Promise<boolean> {
  const client = clientOf({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch (error) {
    return error instanceof DatabaseError && error.code === '3D000';
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Makes the two roles and the database of an embedded engine, once. Each role has a password of its own. */
export async function prepareRoles(engine: Engine): Promise<DatabaseUrls> {
  const urls = { owner: engine.url(owner, database), app: engine.url(app, database) };
  await asSuperuser(engine, async (client) => {
    const { rows } = await client.query<{ rolname: string }>('select rolname from pg_roles');
    const known = new Set(rows.map((row) => row.rolname));
    for (const [role, url] of [
      [owner, urls.owner],
      [app, urls.app],
    ] as const) {
      const password = `password ${escapeLiteral(new URL(url).password)}`;
      if (!known.has(role)) {
        await client.query(`create role ${role} login nosuperuser nobypassrls ${password}`);
      } else if (!(await opens(url))) {
        // Of a directory where all three had the superuser's.
        await client.query(`alter role ${role} ${password}`);
      }
    }
    const found = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (found.rowCount === 0) await client.query(`create database ${database} owner ${owner}`);
  });
  return urls;
}

/** Any number that no other lock of ours has. */
const grantLock = 7_204_513;

/** In one transaction: at no moment may the role do more. */
async function grantTo(ownerClient: Client, name: string): Promise<void> {
  await ownerClient.query('begin');
  // Servers that start at once grant the same to the same role: PostgreSQL refuses the later of two.
  await ownerClient.query('select pg_advisory_xact_lock($1)', [grantLock]);
  for (const schema of ['public', jobsSchema]) {
    await ownerClient.query(`grant usage on schema ${schema} to ${name}`);
    await ownerClient.query(
      `grant select, insert, update, delete on all tables in schema ${schema} to ${name}`,
    );
  }
  for (const table of appendOnlyTables) {
    await ownerClient.query(`revoke all on ${table} from ${name}`);
    await ownerClient.query(`grant insert on ${table} to ${name}`);
  }
  for (const view of readOnlyViews) {
    await ownerClient.query(`revoke all on ${view} from ${name}`);
    await ownerClient.query(`grant select on ${view} to ${name}`);
  }
  await ownerClient.query('commit');
}

/** Lets the server's role read and write what it must, and refuses a role that could do more. */
export async function checkAppRole(ownerClient: Client, appUrl: string): Promise<void> {
  const client = clientOf({ connectionString: appUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; mighty: boolean; owns: boolean }>(
      `select current_user as name, rolsuper or rolbypassrls as mighty,
        exists (select 1 from pg_class where relowner = pg_roles.oid) as owns
       from pg_roles where rolname = current_user`,
    );
    const role = rows[0];
    if (!role || role.mighty || role.owns) {
      throw new StartRefused(
        'The role of DATABASE_APP_URL must own nothing and must not bypass row security. Give the server a role of its own.',
      );
    }
    await grantTo(ownerClient, escapeIdentifier(role.name));
  } finally {
    await client.end();
  }
}
