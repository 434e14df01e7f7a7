import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { Logger } from 'pino';
import type { ChosenStatus } from '#domain/access/own-status.ts';
import type { Caller } from '../caller.ts';
import type { Recorded } from '../sync/record-effect.ts';
import { type Company, createAudience } from './audience.ts';
import { addChange, addPresence, type News, noNews } from './news.ts';
import { createPresence } from './presence.ts';
import { createTeller, liveChannel } from './teller.ts';

/** Wakes the streams of people whose slices changed, on this process and on others. */
export interface Live {
  /** After the commit that made it so. */
  changed(tenantId: string, recorded: Recorded): void;
  sessionEnded(sessionId: string): void;
  /** A role or an account changed: its streams end, and open again with what holds now. */
  accountChanged(accountId: string): void;
  /** How somebody is to be seen, on every process that has a stream of theirs. */
  statusChosen(accountId: string, status: ChosenStatus): void;
  /** Somebody is here without a stream, for as long as this process is: the sample's own people. */
  stays(accountId: string, status: ChosenStatus): void;
  /** While it is open, its person is here. */
  open(caller: Caller, company: Company): ReadableStream<Uint8Array>;
  close(): Promise<void>;
}

const heartbeatMs = 25_000;
const listenAgainMs = 1000;

export async function openLive(
  pool: Pool,
  log: Logger,
  /** Something was written, here or by another process. */
  onChange: () => void = () => undefined,
): Promise<Live> {
  const teller = createTeller(pool, log);
  const { gather } = teller;
  const presence = createPresence({
    process: randomUUID(),
    say: (attendance) => gather((news) => addPresence(news, attendance)),
    onChange: (accountId, seen) => audience.show(accountId, seen),
    now: Date.now,
  });
  const audience = createAudience(presence, Date.now);
  let ear: PoolClient | undefined;
  let closed = false;

  function hear(news: News): void {
    audience.hear(news);
    if (Object.keys(news.tenants).length > 0) onChange();
    for (const [accountId, status] of news.chosen) presence.chose(accountId, status);
    for (const attendance of news.presence) presence.hear(attendance);
  }

  async function listen(): Promise<void> {
    const client = await pool.connect();
    client.on('notification', ({ payload }) => {
      // What an older process beside this one does not know to say stays unsaid.
      if (payload) hear({ ...noNews(), ...(JSON.parse(payload) as Partial<News>) });
    });
    client.once('error', (error) => {
      // As the server ends, the connection was let go of already.
      if (closed) return;
      client.release(error);
      // One that was still beginning to listen is asked for again by who waits for it.
      if (ear !== client) return;
      ear = undefined;
      listenLater();
    });
    await client.query(`listen ${liveChannel}`);
    ear = client;
  }

  function listenLater(): void {
    if (closed) return;
    // What was told meanwhile nobody heard: who listens here comes anew, and pulls.
    setTimeout(() => void listen().then(audience.leave, listenLater), listenAgainMs).unref();
  }

  await listen();
  const beat = setInterval(() => {
    audience.beat();
    presence.beat();
  }, heartbeatMs);

  return {
    changed: (tenantId, recorded) =>
      gather((news) => {
        addChange(news, tenantId, recorded);
        news.accounts.push(...(recorded.accountIds ?? []));
      }),
    sessionEnded: (sessionId) => gather((news) => void news.sessions.push(sessionId)),
    accountChanged: (accountId) => gather((news) => void news.accounts.push(accountId)),
    statusChosen: (accountId, status) =>
      gather((news) => void news.chosen.push([accountId, status])),
    stays: (accountId, status) => presence.came(accountId, status),
    open: (caller, company) => audience.join(caller, company),
    async close() {
      closed = true;
      teller.close();
      clearInterval(beat);
      audience.leave();
      presence.close();
      ear?.release(true);
    },
  };
}
