import { hostname } from 'node:os';
import type { Client } from 'pg';
import { StartRefused } from '../start-refused.ts';
import { clientOf } from './client-of.ts';

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

async function takeRight(url: string): Promise<Client> {
  const client = clientOf({
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

function endHere({ message }: StartRefused): void {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

export interface SoleRight {
  end(): Promise<void>;
}

/** Milliseconds until the right is asked for again, when the database has gone. */
const askAgainAfter = 100;

/**
 * The right to be the server of an embedded database, held by a connection for life. A killed
 * server's connection ends with it; a second server is refused and hears who holds it. A database that
 * ends, as one does whose disk is full, takes the right with it: it is taken again when there is one, and where
 * somebody else was faster this process ends.
 */
export async function becomeSoleServer(url: string): Promise<SoleRight> {
  const given = new AbortController();
  let held: Client;
  function hold(client: Client): void {
    held = client;
    client.once('end', () => {
      if (!given.signal.aborted) setTimeout(() => void again(), askAgainAfter).unref();
    });
  }
  async function again(): Promise<void> {
    try {
      const client = await takeRight(url);
      hold(client);
      if (given.signal.aborted) await client.end();
    } catch (error) {
      if (error instanceof StartRefused) return endHere(error);
      if (!given.signal.aborted) setTimeout(() => void again(), askAgainAfter).unref();
    }
  }
  hold(await takeRight(url));
  return {
    async end() {
      given.abort();
      await held.end();
    },
  };
}
