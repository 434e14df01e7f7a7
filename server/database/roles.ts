import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import { jobsSchema } from '../jobs/queues.ts';
import { StartRefused } from '../start-refused.ts';
import type { Engine } from './engine.ts';
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
  const client = new Client({ connectionString: engine.url(superuser, 'postgres') });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Makes the two roles and the database of an embedded engine, once. */
export async function prepareRoles(engine: Engine): Promise<DatabaseUrls> {
  const urls = { owner: engine.url(owner, database), app: engine.url(app, database) };
  const password = new URL(urls.owner).password;
  await asSuperuser(engine, async (client) => {
    const { rows } = await client.query<{ rolname: string }>('select rolname from pg_roles');
    const known = new Set(rows.map((row) => row.rolname));
    for (const role of [owner, app]) {
      if (known.has(role)) continue;
      await client.query(
        `create role ${role} login nosuperuser nobypassrls password ${escapeLiteral(password)}`,
      );
    }
    const found = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (found.rowCount === 0) await client.query(`create database ${database} owner ${owner}`);
  });
  return urls;
}

/** Lets the server's role read and write what it must, and refuses a role that could do more. */
export async function checkAppRole(ownerClient: Client, appUrl: string): Promise<void> {
  const client = new Client({ connectionString: appUrl });
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
    const name = escapeIdentifier(role.name);
    for (const schema of ['public', jobsSchema]) {
      await ownerClient.query(`grant usage on schema ${schema} to ${name}`);
      await ownerClient.query(
        `grant select, insert, update, delete on all tables in schema ${schema} to ${name}`,
      );
    }
  } finally {
    await client.end();
  }
}
