import { hostname } from 'node:os';
import { Client } from 'pg';
import { StartRefused } from '../start-refused.ts';

const serverLock = 7_310_002;

async function holderOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ application_name: string }>(
    `select a.application_name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.objid = $1 and l.granted`,
    [serverLock],
  );
  return rows[0]?.application_name ?? 'another server';
}

async function take(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1) as taken',
    [serverLock],
  );
  return rows[0]?.taken ?? false;
}

/**
 * The right to be the server of an embedded database, held by a connection for life. A killed
 * server's connection ends with it; a second server is refused and hears who holds it.
 */
export async function becomeSoleServer(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: `Ibandla server ${process.pid} on ${hostname()}`.slice(0, 63),
    keepAlive: true,
  });
  await client.connect();
  // The connection of a server killed a moment ago may need that moment to be noticed.
  const patience = Date.now() + 1500;
  while (!(await take(client))) {
    if (Date.now() < patience) {
      await new Promise((done) => setTimeout(done, 50));
      continue;
    }
    const holder = await holderOf(client);
    await client.end();
    throw new StartRefused(
      `${holder} already uses this data directory. Stop it first, or set another DATA_DIR.`,
    );
  }
  return client;
}
