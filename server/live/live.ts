import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { Logger } from 'pino';
import type { ChosenStatus } from '#domain/access/own-status.ts';
import type { Caller } from '../caller.ts';
import type { Recorded } from '../sync/record-effect.ts';
import { type Company, createSubscribers } from './subscribers.ts';
import { addChange, addPresence, type LiveMessage, emptyMessage } from './live-message.ts';
import { createPresence } from './presence.ts';
import { createPublisher, liveChannel } from './publisher.ts';

/** Wakes the streams of people in whose scopes something changed, on this process and on others. */
export interface Live {
  /** After the commit that made it so. */
  changed(tenantId: string, recorded: Recorded): void;
  sessionEnded(sessionId: string): void;
  /** A role or an account changed: its streams end, and open again with what holds now. */
  accountChanged(accountId: string): void;
  /** Publishes a person's status to every process that has a stream of theirs. */
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
  const publisher = createPublisher(pool, log);
  const { gather } = publisher;
  const presence = createPresence({
    process: randomUUID(),
    publish: (report) => gather((message) => addPresence(message, report)),
    onChange: (accountId, seen) => subscribers.show(accountId, seen),
    now: Date.now,
  });
  const subscribers = createSubscribers(presence, Date.now);
  let listening: PoolClient | undefined;
  let closed = false;

  function receive(message: LiveMessage): void {
    subscribers.publish(message);
    if (Object.keys(message.tenants).length > 0) onChange();
    for (const [accountId, status] of message.chosen) presence.chose(accountId, status);
    for (const report of message.presence) presence.receive(report);
  }

  async function listen(): Promise<void> {
    const client = await pool.connect();
    client.on('notification', ({ payload }) => {
      // An older process beside this one leaves parts out.
      if (payload) receive({ ...emptyMessage(), ...(JSON.parse(payload) as Partial<LiveMessage>) });
    });
    client.once('error', (error) => {
      // As the server ends, the connection was let go of already.
      if (closed) return;
      client.release(error);
      // One that was still beginning to listen is asked for again by who waits for it.
      if (listening !== client) return;
      listening = undefined;
      listenLater();
    });
    await client.query(`listen ${liveChannel}`);
    listening = client;
  }

  function listenLater(): void {
    if (closed) return;
    // Messages of the pause are lost: every stream ends, and its device opens another and pulls.
    setTimeout(() => void listen().then(subscribers.endAll, listenLater), listenAgainMs).unref();
  }

  await listen();
  const beat = setInterval(() => {
    subscribers.beat();
    presence.beat();
  }, heartbeatMs);

  return {
    changed: (tenantId, recorded) =>
      gather((message) => {
        addChange(message, tenantId, recorded);
        message.accounts.push(...(recorded.accountIds ?? []));
      }),
    sessionEnded: (sessionId) => gather((message) => void message.sessions.push(sessionId)),
    accountChanged: (accountId) => gather((message) => void message.accounts.push(accountId)),
    statusChosen: (accountId, status) =>
      gather((message) => void message.chosen.push([accountId, status])),
    stays: (accountId, status) => presence.came(accountId, status),
    open: (caller, company) => subscribers.subscribe(caller, company),
    async close() {
      closed = true;
      publisher.close();
      clearInterval(beat);
      subscribers.endAll();
      presence.close();
      listening?.release(true);
    },
  };
}
