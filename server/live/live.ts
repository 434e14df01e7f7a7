import type pg from 'pg';
import type { Logger } from 'pino';
import type { Caller } from '../caller.ts';
import type { Recorded } from '../sync/record-effect.ts';

/** Wakes the streams of people whose slices changed, on this process and on others. */
export interface Live {
  /** After the commit that made it so. */
  changed(tenantId: string, recorded: Recorded): void;
  sessionEnded(sessionId: string): void;
  /** A role or an account changed: its streams end and open again with what holds now. */
  accountChanged(accountId: string): void;
  open(caller: Caller): ReadableStream<Uint8Array>;
  close(): Promise<void>;
}

/** What one process tells the others, at most every 50 ms. */
interface News {
  /** Tenant -> highest version, and its slices; null when they are too many to name. */
  tenants: Record<string, { v: number; scopes: string[] | null }>;
  sessions: string[];
  accounts: string[];
}

interface Subscriber {
  caller: Caller;
  scopes: Set<string>;
  controller: ReadableStreamDefaultController<Uint8Array>;
}

const channel = 'live';
const gatherMs = 50;
const heartbeatMs = 25_000;
/** PostgreSQL takes payloads below 8,000 bytes. */
const largestPayload = 7_500;
const mostWaiting = 64;
const encoder = new TextEncoder();
const heartbeat = encoder.encode(': still here\n\n');

function nothing(): News {
  return { tenants: {}, sessions: [], accounts: [] };
}

/** Without the slices where they do not fit: everybody of the tenant is then woken. */
function payloadsOf(news: News): string[] {
  const whole = JSON.stringify(news);
  if (whole.length <= largestPayload) return [whole];
  const parts: News[] = [
    ...Object.entries(news.tenants).map(([id, { v }]) => ({
      ...nothing(),
      tenants: { [id]: { v, scopes: null } },
    })),
    ...news.sessions.map((id) => ({ ...nothing(), sessions: [id] })),
    ...news.accounts.map((id) => ({ ...nothing(), accounts: [id] })),
  ];
  return parts.map((part) => JSON.stringify(part));
}

export async function openLive(pool: pg.Pool, log: Logger): Promise<Live> {
  const subscribers = new Set<Subscriber>();
  let waiting = nothing();
  let timer: NodeJS.Timeout | undefined;
  let listener: pg.PoolClient | undefined;
  let closed = false;

  function drop(subscriber: Subscriber): void {
    if (!subscribers.delete(subscriber)) return;
    try {
      subscriber.controller.close();
    } catch {
      // Already closed by the other side.
    }
  }

  function send(subscriber: Subscriber, frame: Uint8Array): void {
    // A reader that does not read would have its frames kept in memory.
    if ((subscriber.controller.desiredSize ?? 0) < -mostWaiting) return drop(subscriber);
    try {
      subscriber.controller.enqueue(frame);
    } catch {
      drop(subscriber);
    }
  }

  function wake(tenantId: string, v: number, scopes: string[] | null): void {
    const frame = encoder.encode(`data: ${JSON.stringify({ type: 'changes', v })}\n\n`);
    for (const subscriber of subscribers) {
      if (subscriber.caller.tenantId !== tenantId) continue;
      if (scopes === null || scopes.some((scope) => subscriber.scopes.has(scope))) {
        send(subscriber, frame);
      }
    }
  }

  function hear(payload: string): void {
    const news = JSON.parse(payload) as News;
    const ended = new Set([...news.sessions, ...news.accounts]);
    for (const subscriber of subscribers) {
      const { sessionId, accountId } = subscriber.caller;
      if (ended.has(accountId) || (sessionId !== null && ended.has(sessionId))) drop(subscriber);
    }
    for (const [tenantId, { v, scopes }] of Object.entries(news.tenants)) wake(tenantId, v, scopes);
  }

  async function tell(): Promise<void> {
    timer = undefined;
    const news = waiting;
    waiting = nothing();
    try {
      for (const payload of payloadsOf(news)) {
        await pool.query('select pg_notify($1, $2)', [channel, payload]);
      }
    } catch (error) {
      // Whoever missed it pulls at the next trigger: this channel only makes it sooner.
      log.warn({ err: error }, 'live news could not be told');
    }
  }

  function soon(): void {
    if (!closed) timer ??= setTimeout(() => void tell(), gatherMs);
  }

  async function listen(): Promise<void> {
    const client = await pool.connect();
    client.on('notification', (message) => hear(message.payload ?? '{}'));
    client.once('error', () => {
      client.release(true);
      listener = undefined;
      if (!closed) setTimeout(() => void listen().catch(() => undefined), 1000);
    });
    await client.query(`listen ${channel}`);
    listener = client;
  }

  await listen();
  const beat = setInterval(() => {
    for (const subscriber of subscribers) send(subscriber, heartbeat);
  }, heartbeatMs);

  return {
    changed(tenantId, { v, scopes }) {
      const known = waiting.tenants[tenantId];
      const all = new Set([...(known?.scopes ?? []), ...scopes]);
      waiting.tenants[tenantId] = { v: Math.max(v, known?.v ?? 0), scopes: [...all] };
      soon();
    },
    sessionEnded(sessionId) {
      waiting.sessions.push(sessionId);
      soon();
    },
    accountChanged(accountId) {
      waiting.accounts.push(accountId);
      soon();
    },
    open(caller) {
      let subscriber: Subscriber | undefined;
      return new ReadableStream<Uint8Array>({
        start(controller) {
          const scopes = new Set(caller.reach.map((entry) => entry.scope));
          subscriber = { caller, scopes, controller };
          subscribers.add(subscriber);
          controller.enqueue(encoder.encode(': open\n\n'));
        },
        cancel() {
          if (subscriber) subscribers.delete(subscriber);
        },
      });
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      clearInterval(beat);
      for (const subscriber of subscribers) drop(subscriber);
      listener?.release(true);
    },
  };
}
