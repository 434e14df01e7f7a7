import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  type PushService,
  pushService,
  type Subscriber,
  subscriberAt,
  testCertificate,
} from '../../tests/support/push-service.ts';
import { newTenant, type Person, type TestTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import { until } from '../../tests/support/until.ts';
import type { RunningServer } from '../create-server.ts';
import { inTenant } from '../database/tenant.ts';
import type { Work } from '../jobs/queue.ts';
import { createDelivery } from './deliver.ts';
import { createPushPost, type Resolve } from './post-push.ts';
import { type Push, type PushJob, pushTo } from './push-to.ts';

/** How long the deliveries of these tests wait for a push service: a machine that is busy answers the others in time. */
const patienceMs = 3000;
const publicUrl = new URL('https://church.example');
const usual = getCACertificates('default');
let server: RunningServer;
let tenant: TestTenant;
let service: PushService;
let services: string[];
/** Addresses that names resolve to. */
let resolve: Resolve;
const toService: Resolve = () => Promise.resolve(['127.0.0.1']);

beforeAll(async () => {
  setDefaultCACertificates([...usual, readFileSync(testCertificate, 'utf8')]);
  service = await pushService();
  services = [`push.example:${service.port}`, `other.push.example:${service.port}`];
  const settings = { services, contact: 'mailto:somebody@church.example' };
  server = await testServer({
    push: { settings, publicUrl, resolve: (host) => resolve(host) },
  });
  tenant = await newTenant(server);
  resolve = toService;
});
afterEach(() => {
  resolve = toService;
  service.answer((response) => void response.writeHead(201).end());
  service.arrived.length = 0;
});
afterAll(async () => {
  await server.close();
  await service.close();
  setDefaultCACertificates(usual);
});

interface Listener {
  person: Person;
  browser: Subscriber;
  path: string;
  host: string;
}

async function listener(name = 'push.example'): Promise<Listener> {
  const person = await tenant.person('Usher');
  const path = `/${randomUUID()}`;
  const host = `${name}:${service.port}`;
  const browser = subscriberAt(`https://${host}${path}`);
  const { subscription } = browser;
  const answer = await person.ask('POST', '/api/v1/webpush/subscribe', { subscription });
  expect(answer.status).toBe(200);
  return { person, browser, path, host };
}

type Said = Omit<Push, 'accountId'>;

const news = (more: Partial<Said> = {}): Said => ({
  id: randomUUID(),
  title: 'A report was accepted',
  body: 'Ebenezer, 15 November',
  path: '/apps/churches/my-reports',
  tag: 'held',
  ...more,
});

/** Tells the server of it as a call does after its commit: the queue looks at once. */
async function push({ person }: Listener, message: Said): Promise<void> {
  const { pool, live } = server.services;
  await inTenant(pool, tenant.id, (tx) =>
    pushTo(tx, 'reportDecided', [{ ...message, accountId: person.id }]),
  );
  live.changed(tenant.id, { v: 0, epoch: '', scopes: [] });
}

const arrivedAt = ({ path }: Listener) => service.arrived.filter((one) => one.path === path);
const waitFor = (to: Listener, times = 1) =>
  until(() => (arrivedAt(to).length >= times ? arrivedAt(to) : undefined), {
    what: `${times} pushes at ${to.path}`,
  });

async function subscriptionOf({ person }: Listener) {
  const { rows } = await server.services.pool.query<{
    id: string;
    failures: number;
    arrived: boolean;
  }>(
    `select id, failures, last_success_at is not null as arrived from push_subscription
     where account_id = $1`,
    [person.id],
  );
  return rows[0];
}

/** Sends without the queue, so that nothing is tried twice; answers what the queue is told. */
async function deliver(to: readonly Listener[], message = news(), now = Date.now) {
  const jobs: Work<PushJob>[] = [];
  for (const one of to) {
    const id = randomUUID();
    const subscription = (await subscriptionOf(one))?.id ?? randomUUID();
    await inTenant(server.services.pool, tenant.id, (tx) =>
      tx.rows(
        'message without a job',
        `insert into push_message (tenant_id, id, account_id, title, body, path, tag)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [tenant.id, id, one.person.id, message.title, message.body, message.path, message.tag],
      ),
    );
    jobs.push({ id, data: { tenant: tenant.id, message: id, subscription } });
  }
  const post = createPushPost(
    await server.services.push.keys(),
    { services, contact: 'mailto:somebody@church.example' },
    (host) => resolve(host),
    patienceMs,
  );
  const { pool } = server.services;
  const log = pino({ level: 'silent' });
  const delivery = createDelivery({ pool, post, publicUrl, log, now });
  const again = async () => (await delivery(jobs)).map(({ status }) => status);
  return { results: await again(), again };
}

test('S1-020: what is pushed arrives once, and only its browser can read it', async () => {
  const [to, other] = [await listener(), await listener()];
  const message = news();
  await push(to, message);
  await push(to, message);
  const [{ body, headers } = { body: Buffer.of(), headers: {} }] = await waitFor(to);
  expect(JSON.parse(to.browser.read(body))).toEqual({
    web_push: 8030,
    notification: {
      title: 'A report was accepted',
      body: 'Ebenezer, 15 November',
      navigate: 'https://church.example/apps/churches/my-reports',
      tag: 'held',
      data: { id: message.id, account: to.person.id, at: expect.any(String) },
    },
  });
  expect(() => other.browser.read(body)).toThrow();
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  expect(headers.authorization).toContain((await server.services.push.keys()).publicKey);
  // The queue is done with it: nothing comes a second time.
  await until(async () => (await subscriptionOf(to))?.arrived, {
    what: 'the success written down',
  });
  await push(other, news());
  await waitFor(other);
  expect(arrivedAt(to)).toHaveLength(1);
});

test('what failed is tried again by the queue until it arrives', async () => {
  const to = await listener();
  service.answer((response, { path }) => {
    const failing = path === to.path && arrivedAt(to).length === 1;
    response.writeHead(failing ? 400 : 201).end();
  });
  await push(to, news());
  await waitFor(to, 2);
  await until(async () => (await subscriptionOf(to))?.arrived, {
    what: 'the success written down',
  });
  expect(await subscriptionOf(to)).toMatchObject({ failures: 0 });
}, 60_000);

test.each([404, 410])('B30: %i ends the subscription', async (status) => {
  const to = await listener();
  service.answer((response) => void response.writeHead(status).end());
  expect((await deliver([to])).results).toEqual(['completed']);
  expect(await subscriptionOf(to)).toBeUndefined();
});

test('B30: 413 is answered by a message without its text', async () => {
  const to = await listener();
  service.answer((response) => {
    response.writeHead(arrivedAt(to).length === 1 ? 413 : 201).end();
  });
  const body = 'Zulu 🎉 '.repeat(2000);
  expect((await deliver([to], news({ body }))).results).toEqual(['completed']);
  const [long, short] = arrivedAt(to).map((one) => to.browser.read(one.body));
  expect(Buffer.byteLength(long ?? '')).toBeLessThanOrEqual(3800);
  expect(JSON.parse(long ?? '').notification.body).toMatch(/^Zulu 🎉 .*…$/);
  expect(JSON.parse(short ?? '').notification).not.toHaveProperty('body');
});

test.each([
  [429, { 'retry-after': '120' }, 120_000],
  [503, {}, 30_000],
])('B30: %i leaves its host alone for a while, and no other', async (status, headers, pause) => {
  const [one, two] = [await listener(), await listener()];
  const elsewhere = await listener('other.push.example');
  service.answer((response, { path }) => {
    response.writeHead(path === one.path ? status : 201, headers).end();
  });
  let now = Date.now();
  const { results, again } = await deliver([one], news(), () => now);
  expect(results).toEqual(['failed']);
  expect(await subscriptionOf(one)).toMatchObject({ failures: 1 });
  now += pause - 1;
  expect(await again()).toEqual(['failed']);
  expect(arrivedAt(one)).toHaveLength(1);
  service.answer((response) => void response.writeHead(201).end());
  now += 1;
  expect(await again()).toEqual(['completed']);
  expect((await deliver([two, elsewhere])).results).toEqual(['completed', 'completed']);
});

test('B28: an answer that leads elsewhere is not followed', async () => {
  const [to, other] = [await listener(), await listener()];
  service.answer((response, { path }) => {
    const location = `https://${other.host}${other.path}`;
    if (path === to.path) response.writeHead(302, { location }).end();
    else response.writeHead(201).end();
  });
  expect((await deliver([to])).results).toEqual(['failed']);
  expect(arrivedAt(other)).toEqual([]);
});

test('B29: one that never answers, and one that never ends, hold up nobody else', async () => {
  const [silent, endless, third] = [await listener(), await listener(), await listener()];
  let sent = 0;
  service.answer((response, { path }) => {
    if (path === silent.path) return;
    response.writeHead(201);
    if (path !== endless.path) {
      response.end();
      return;
    }
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(16_384))) sent += 16_384;
    };
    response.on('drain', more);
    more();
  });
  const began = Date.now();
  const delivering = deliver([silent, endless, third]);
  await waitFor(third);
  expect((await delivering).results).toEqual(['failed', 'failed', 'completed']);
  expect(Date.now() - began).toBeGreaterThanOrEqual(patienceMs - 100);
  // Bytes that fit into the sockets' own buffers leave before the request can be refused.
  expect(sent).toBeLessThan(20 * 1024 * 1024);
}, 60_000);

test('issue 10.11 B29: a service that does not answer in time is left alone for a while', async () => {
  const [silent, second] = [await listener(), await listener()];
  service.answer(() => undefined);
  let now = Date.now();
  const { results, again } = await deliver([silent], news(), () => now);
  expect(results).toEqual(['failed']);
  expect(await again()).toEqual(['failed']);
  expect(arrivedAt(silent)).toHaveLength(1);
  service.answer((response) => void response.writeHead(201).end());
  now += 30_000;
  expect(await again()).toEqual(['completed']);
  expect((await deliver([second])).results).toEqual(['completed']);
}, 60_000);

test.each([
  ['127.0.0.1'],
  ['10.1.2.3'],
  ['169.254.169.254'],
  ['::1'],
  ['::ffff:10.0.0.1'],
  ['fd00::1'],
  ['100.64.0.1'],
  ['0.0.0.0'],
])('B27: a push service whose name leads to %s since is not called', async (address) => {
  const person = await tenant.person('Usher');
  const { subscription } = subscriberAt(`https://fcm.googleapis.com/${randomUUID()}`);
  await person.ask('POST', '/api/v1/webpush/subscribe', { subscription });
  const asked: string[] = [];
  resolve = (host) => {
    asked.push(host);
    return Promise.resolve(['142.250.0.1', address]);
  };
  const browser = { subscription, read: () => '' };
  const to = { person, browser, path: '', host: 'fcm.googleapis.com' };
  expect((await deliver([to])).results).toEqual(['completed']);
  expect(asked).toEqual(['fcm.googleapis.com']);
  expect(await subscriptionOf(to)).toBeUndefined();
});

test('a host that is no push service any more is not called', async () => {
  const to = await listener();
  await server.services.pool.query(
    'update push_subscription set subscription = $2 where account_id = $1',
    [to.person.id, subscriberAt(`https://localhost:${service.port}${to.path}`).subscription],
  );
  expect((await deliver([to])).results).toEqual(['completed']);
  expect(arrivedAt(to)).toEqual([]);
});

test('B08: what was on its way when the session ended is not sent', async () => {
  const [out, moved] = [await listener(), await listener()];
  const [before] = [await subscriptionOf(out)];
  await out.person.ask('POST', '/api/auth/sign-out', {});
  expect(await subscriptionOf(out)).toEqual(before);
  expect((await deliver([out])).results).toEqual(['completed']);
  expect(arrivedAt(out)).toEqual([]);
  // B31: somebody else signed in on that browser and has its address now.
  const { subscription } = moved.browser;
  const next = await tenant.person('Usher');
  const { rows } = await server.services.pool.query<{ id: string }>(
    'select id from push_subscription where account_id = $1',
    [moved.person.id],
  );
  await next.ask('POST', '/api/v1/webpush/subscribe', { subscription });
  const message = randomUUID();
  await inTenant(server.services.pool, tenant.id, (tx) =>
    tx.rows(
      'message of the one before',
      `insert into push_message (tenant_id, id, account_id, title, body, path, tag)
       values ($1, $2, $3, 'For the one before', '', '/', 'x')`,
      [tenant.id, message, moved.person.id],
    ),
  );
  await server.services.pool.query(
    `insert into jobs.job (name, data, policy) select 'push', $1::jsonb, policy from jobs.queue
     where name = 'push'`,
    [JSON.stringify({ tenant: tenant.id, message, subscription: rows[0]?.id })],
  );
  await push({ ...moved, person: next }, news());
  const [first] = await waitFor(moved);
  expect(moved.browser.read(first?.body ?? Buffer.of())).toContain('A report was accepted');
  expect(arrivedAt(moved)).toHaveLength(1);
});
