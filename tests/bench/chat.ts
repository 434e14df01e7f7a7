import { randomUUID } from 'node:crypto';
import { Agent, get, type ClientRequest } from 'node:http';
import type { Pool } from 'pg';
import { beginSession } from '../../server/access/sessions/sessions.ts';
import type { SignedIn } from '../../src/domain/access/session.ts';
import { must } from '../../src/domain/must.ts';
import { liveStream } from '../../src/domain/sync/operations.ts';
import { bearer } from '../support/api.ts';
import { asServer } from '../support/data.ts';
import { addMember, wholeTenant } from '../support/members.ts';
import { buildPlaces } from '../support/places.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { percentile } from '../support/tap-to-saved.ts';
import { until } from '../support/until.ts';
import type { Figure } from './figure.ts';

const streams = 1000;
const messages = 20;
const chats = '/api/apps/chat/chats';

/** Devices that listen, and when each of them was woken last. */
interface Listeners {
  wokenAt: (number | null)[];
  forget(): void;
  close(): void;
}

async function listen(port: number, people: readonly SignedIn[]): Promise<Listeners> {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const wokenAt: (number | null)[] = Array.from({ length: streams }, () => null);
  let open = 0;
  const asked = wokenAt.map((_, at): ClientRequest => {
    const person = people[at % people.length];
    const headers = person && bearer(person);
    return get(
      { agent, host: '127.0.0.1', port, path: liveStream.path, ...(headers && { headers }) },
      (answer) => {
        open += answer.statusCode === 200 ? 1 : 0;
        answer.setEncoding('utf8');
        answer.on('data', (frames: string) => {
          if (frames.includes('"type":"changes"')) wokenAt[at] ??= performance.now();
        });
      },
    );
  });
  for (const one of asked) one.on('error', () => undefined);
  await until(() => open === streams, { what: 'all streams', within: 60_000 });
  return {
    wokenAt,
    forget: () => void wokenAt.fill(null),
    close: () => agent.destroy(),
  };
}

async function ask(origin: string, person: SignedIn, path: string, body: object): Promise<unknown> {
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { ...bearer(person), 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${await response.text()}`);
  return response.json();
}

/** A session of its own for each stream, on devices of these people in turn. */
async function sessionsOf(pool: Pool, people: readonly SignedIn[]): Promise<SignedIn[]> {
  const sessions: SignedIn[] = [];
  for (let nth = 0; nth < streams; nth += 1) {
    const device = randomUUID();
    await pool.query('insert into device (id) values ($1)', [device]);
    const { user } = must(people[nth % people.length], 'a person');
    sessions.push(await beginSession(pool, user.id, device));
  }
  return sessions;
}

/** Time from pressing Enter until every device of both members knows that there is a message. */
export async function chatFigures({ origin, port, dataDir }: ServerProcess): Promise<Figure[]> {
  const [one, other] = await asServer(dataDir, async (pool) => {
    const { id } = await buildPlaces(pool);
    const add = async () => (await addMember(pool, id, 'System Admin', wholeTenant)).signedIn;
    return [await add(), await add()] as const;
  });
  const devices = await asServer(dataDir, (pool) => sessionsOf(pool, [one, other]));
  const opened = await ask(origin, one, chats, { colleagueId: other.user.id });
  const { id } = opened as { id: string };
  const listeners = await listen(port, devices);
  const times: number[] = [];
  try {
    for (let nth = 0; nth < messages; nth += 1) {
      listeners.forget();
      const sent = performance.now();
      await ask(origin, one, `${chats}/${id}/messages`, { value: `Message ${nth}` });
      await until(() => listeners.wokenAt.every((at) => at !== null), { what: 'everybody woken' });
      times.push(...listeners.wokenAt.map((at) => (at ?? 0) - sent));
    }
  } finally {
    listeners.close();
  }
  const conditions = `${streams} live streams of one tenant on one process, ${messages} messages, from the call that sends one`;
  const what = 'A chat message wakes its devices';
  return [
    {
      what: `${what}, p99`,
      measured: percentile(times, 0.99),
      unit: 'ms',
      atMost: 100,
      conditions,
    },
    { what: `${what}, median`, measured: percentile(times, 0.5), unit: 'ms', conditions },
  ];
}
