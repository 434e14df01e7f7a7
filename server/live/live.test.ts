import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '#domain/must.ts';
import { reportFor } from '../../tests/support/reports.ts';
import { newTenant, type Person, type TestTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import { until } from '../../tests/support/until.ts';
import type { RunningServer } from '../create-server.ts';

let server: RunningServer;
let tenant: TestTenant;

beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
});
afterAll(() => server.close());

interface Listening {
  /** Versions that were told of. */
  heard: number[];
  ended: boolean;
  stop(): Promise<void>;
}

async function streamOf(person: Person): Promise<ReadableStreamDefaultReader<Uint8Array>> {
  const response = await person.ask('GET', '/api/v1/live');
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  return must(response.body, 'a stream').getReader();
}

async function listen(person: Person): Promise<Listening> {
  const reader = await streamOf(person);
  const listening: Listening = {
    heard: [],
    ended: false,
    stop: async () => {
      await reader.cancel();
    },
  };
  void (async () => {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      const frames = new TextDecoder().decode(value).matchAll(/^data: (.*)$/gm);
      for (const [, data] of frames)
        listening.heard.push((JSON.parse(data ?? '') as { v: number }).v);
    }
    listening.ended = true;
  })();
  return listening;
}

async function submit(person: Person, at: 0 | 1 | 2): Promise<void> {
  const place = { churchId: tenant.churches[at], serviceId: tenant.services[at] };
  await person.ask('POST', '/api/v1/churches/submit-attendance', reportFor(tenant, place), {
    'idempotency-key': randomUUID(),
  });
}

const church = (at: 0 | 1 | 2) => ({ kind: 'church', id: tenant.churches[at] }) as const;

test('wakes the subscribers whose scopes changed, and only them', async () => {
  const author = await tenant.person('Usher', church(0));
  const administrator = await tenant.person('System Admin', { kind: 'tenant' });
  const elsewhere = await tenant.person('Usher', church(2));
  const streams = await Promise.all([author, administrator, elsewhere].map(listen));
  const [own, all, other] = streams as [Listening, Listening, Listening];
  await submit(author, 0);
  await until(() => own.heard.length > 0 && all.heard.length > 0, { what: 'the first event' });
  const before = other.heard.length;
  await submit(elsewhere, 2);
  await until(() => other.heard.length > before && all.heard.length > 1, { what: 'the second' });
  expect(before).toBe(0);
  expect(own.heard).toHaveLength(1);
  expect(all.heard).toEqual([...all.heard].toSorted((a, b) => a - b));
  await Promise.all(streams.map((stream) => stream.stop()));
});

test('scopes too many to name wake everybody of the tenant', async () => {
  const listener = await listen(await tenant.person('Usher', church(1)));
  const scopes = Array.from({ length: 400 }, () => `church:${randomUUID()}`);
  server.services.live.changed(tenant.id, { v: 77, epoch: randomUUID(), scopes });
  await until(() => listener.heard.includes(77), { what: 'the event for all' });
  await listener.stop();
});

test('a reader that does not read is let go, and costs the others nothing', async () => {
  const slow = await streamOf(await tenant.person('Usher', church(0)));
  const quick = await listen(await tenant.person('Usher', church(0)));
  const scopes = [`church:${tenant.churches[0]}/counting`];
  for (let v = 1001; v <= 1100; v++) {
    const news = { tenants: { [tenant.id]: { v, scopes } }, sessions: [], accounts: [] };
    await server.services.pool.query('select pg_notify($1, $2)', ['live', JSON.stringify(news)]);
  }
  await until(() => quick.heard.includes(1100), { what: 'the last event' });
  let frames = 0;
  while (!(await slow.read()).done) frames += 1;
  expect(frames).toBeLessThan(80);
  expect(quick.ended).toBe(false);
  await quick.stop();
});

test('B08, B35: a stolen refresh secret that comes again ends the stream of its session', async () => {
  const person = await tenant.person('Usher', church(0));
  const listening = await listen(person);
  const renew = async (refreshSecret: string) => {
    const response = await server.app.request('/api/auth/refresh', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: person.cookie },
      body: JSON.stringify({ refreshSecret }),
    });
    return { status: response.status, body: (await response.json()) as Person['signedIn'] };
  };
  const first = person.signedIn.session.refreshSecret;
  const second = (await renew(first)).body.session.refreshSecret;
  const third = await renew(second);
  expect(third.status).toBe(200);
  expect(listening.ended).toBe(false);
  expect((await renew(first)).status).toBe(401);
  await until(() => listening.ended, { what: 'the end of the stream' });
  expect((await renew(third.body.session.refreshSecret)).status).toBe(401);
});

test('B08: an account whose roles changed opens its stream again, with what holds now', async () => {
  const person = await tenant.person('Usher', church(0));
  const listening = await listen(person);
  server.services.live.accountChanged(person.id);
  await until(() => listening.ended, { what: 'the end of the stream' });
});

test('a server that stops ends its streams', async () => {
  const stopping = await testServer();
  const person = await tenant.person('Usher', church(0));
  const response = await stopping.app.request('/api/v1/live', {
    headers: { authorization: `Bearer ${person.signedIn.accessToken}` },
  });
  const reader = must(response.body, 'a stream').getReader();
  await reader.read();
  const end = reader.read();
  await stopping.close();
  expect(await end).toEqual({ done: true, value: undefined });
});
