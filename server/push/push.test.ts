import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PreferenceKind } from '#domain/shell/notification-preference-policy.ts';
import { subscriberAt, type Subscriber } from '../../tests/support/push-service.ts';
import { newTenant, type Person, signInAs, type TestTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import type { RunningServer } from '../create-server.ts';
import { inTenant } from '../database/tenant.ts';
import { pushKeysIn } from './push-keys.ts';
import { type Push, pushTo } from './push-to.ts';

let server: RunningServer;
let tenant: TestTenant;
beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
});
afterAll(() => server.close());

const somewhere = () => `https://fcm.googleapis.com/fcm/send/${randomUUID()}`;
const ask = (person: Person, what: string, body?: unknown) =>
  person.ask('POST', `/api/v1/webpush/${what}`, body);

async function rows<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
  return (await server.services.pool.query<Row>(text, values)).rows;
}
const subscriptionsOf = (person: Person) =>
  rows<{ subscription: unknown }>(
    'select subscription from push_subscription where account_id = $1',
    [person.id],
  );
type Said = Omit<Push, 'accountId'> & { kind: PreferenceKind };

const news = (kind: PreferenceKind = 'reportDecided'): Said => ({
  kind,
  id: randomUUID(),
  title: 'A report was accepted',
  body: 'Ebenezer, 15 November',
  path: '/dashboard',
  tag: 'held',
});
interface Made {
  id: string;
  data: Record<string, string>;
}

/**
 * The jobs that these pushes become. `undo` takes everything back: in a test run another server may
 * work through the queue, and none of these addresses is to be asked.
 */
async function jobsFor(person: Person, messages: readonly Said[], undo: 'all' | 'jobs' = 'all') {
  let made: Made[] = [];
  const undone = Object.assign(new Error('undone'), { name: 'Undone' });
  await inTenant(server.services.pool, tenant.id, async (tx) => {
    for (const [kind, some] of Map.groupBy(messages, (message) => message.kind)) {
      const to = { accountId: person.id };
      await pushTo(
        tx,
        kind,
        some.map((message) => Object.assign({}, message, to)),
      );
    }
    const ids = messages.map(({ id }) => id);
    made = await tx.rows<Made>(
      'jobs made',
      `select id, data from jobs.job where data->>'message' = any($1)`,
      [ids],
    );
    await tx.rows('jobs unmade', `delete from jobs.job where data->>'message' = any($1)`, [ids]);
    if (undo === 'all') throw undone;
  }).catch((error: unknown) => {
    if (error !== undone) throw error;
  });
  return made;
}

async function subscribed(): Promise<Person> {
  const person = await tenant.person('Usher');
  await ask(person, 'subscribe', { subscription: subscriberAt(somewhere()).subscription });
  return person;
}

/** Fields of a subscription that a row keeps. */
const kept = ({ subscription: { endpoint, keys } }: Pick<Subscriber, 'subscription'>) => ({
  subscription: { endpoint, keys },
});

describe('subscriptions', () => {
  test('S7-024, S3-014, issue 10.11: of what is subscribed the address and the keys are kept, once', async () => {
    const person = await tenant.person('Usher');
    const { endpoint, keys } = subscriberAt(somewhere()).subscription;
    const extra = { expirationTime: 1, browserExtra: [1, null] };
    const subscription = { endpoint, ...extra, keys: { ...keys, personal: 'Naledi' } };
    for (const _ of [1, 2]) {
      const answer = await ask(person, 'subscribe', { subscription });
      expect([answer.status, await answer.json()]).toEqual([200, { subscribed: true }]);
    }
    expect(await subscriptionsOf(person)).toEqual([{ subscription: { endpoint, keys } }]);
  });

  test('a session has one address: the latest', async () => {
    const person = await tenant.person('Usher');
    const [before, after] = [subscriberAt(somewhere()), subscriberAt(somewhere())];
    await ask(person, 'subscribe', { subscription: before.subscription });
    await ask(person, 'subscribe', { subscription: after.subscription });
    expect(await subscriptionsOf(person)).toEqual([kept(after)]);
  });

  test('what a browser renewed takes the place of what it had, of the same person only', async () => {
    const [before, after] = [subscriberAt(somewhere()), subscriberAt(somewhere())];
    const person = await tenant.person('Usher');
    await ask(person, 'subscribe', { subscription: before.subscription });
    const renewal = { subscription: after.subscription, insteadOf: before.subscription.endpoint };
    const next = await tenant.person('Usher');
    expect(await (await ask(next, 'subscribe', renewal)).json()).toEqual({ subscribed: false });
    expect(await subscriptionsOf(next)).toEqual([]);
    expect(await (await ask(person, 'subscribe', renewal)).json()).toEqual({ subscribed: true });
    expect(await subscriptionsOf(person)).toEqual([kept(after)]);
  });

  test('S7-025: unsubscribing forgets one’s own address and nobody else’s', async () => {
    const [one, other] = [await tenant.person('Usher'), await tenant.person('Usher')];
    const { subscription } = subscriberAt(somewhere());
    await ask(one, 'subscribe', { subscription });
    expect((await ask(other, 'unsubscribe', { subscription })).status).toBe(200);
    expect(await subscriptionsOf(one)).toHaveLength(1);
    const answer = await ask(one, 'unsubscribe', { subscription });
    expect(await answer.json()).toEqual({ subscribed: false });
    expect(await subscriptionsOf(one)).toEqual([]);
  });

  test('S7-026, S4-023: remove-subscription needs no body and takes what this device has', async () => {
    const here = await tenant.person('Usher');
    await ask(here, 'subscribe', { subscription: subscriberAt(somewhere()).subscription });
    const elsewhere = await signInAs(server, { ...here, cookie: '' });
    await ask(elsewhere, 'subscribe', { subscription: subscriberAt(somewhere()).subscription });
    expect(await subscriptionsOf(here)).toHaveLength(2);
    expect((await ask(here, 'remove-subscription')).status).toBe(200);
    expect(await subscriptionsOf(here)).toHaveLength(1);
  });

  test('B31: an address that somebody else had moves to the signer, of whichever tenant', async () => {
    const before = await tenant.person('Usher');
    const after = await (await newTenant(server)).person('Usher');
    const { subscription } = subscriberAt(somewhere());
    await ask(before, 'subscribe', { subscription });
    await ask(after, 'subscribe', { subscription });
    expect(await subscriptionsOf(before)).toEqual([]);
    expect(await subscriptionsOf(after)).toEqual([kept({ subscription })]);
    expect(await jobsFor(before, [news()])).toEqual([]);
    // Of another tenant: named by its account, it is not found from here.
    expect(await jobsFor(after, [news()])).toEqual([]);
  });

  const refused = [
    'http://fcm.googleapis.com/x',
    'https://169.254.169.254/latest/meta-data',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://0x7f000001/x',
    'https://2130706433/x',
    'https://localhost/x',
    'https://localhost./x',
    'https://user@fcm.googleapis.com/x',
    'https://fcm.googleapis.com@evil.example/x',
    'https://fcm.googleapis.com:8080/x',
    'https://fcm.googleapis.com./x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilpush.apple.com.evil.example/x',
    'https://metadata.internal/x',
    'https://push.example/x',
    'ftp://fcm.googleapis.com/x',
    'fcm.googleapis.com/x',
    '',
  ];
  test.each(refused)('B26: %s is no address that we send to', async (endpoint) => {
    const person = await tenant.person('Usher');
    const answer = await ask(person, 'subscribe', subscriberAt(endpoint));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      error: {
        code: 'validation',
        details: {
          fields: { 'subscription.endpoint': expect.stringContaining('notification service') },
        },
      },
    });
    expect(await subscriptionsOf(person)).toEqual([]);
  });

  test.each([
    ['fcm.googleapis.com'],
    ['updates.push.services.mozilla.com'],
    ['web.push.apple.com'],
    ['wns2-par02p.notify.windows.com'],
  ])('the push service %s is known', async (host) => {
    const person = await tenant.person('Usher');
    const answer = await ask(person, 'subscribe', subscriberAt(`https://${host}/${randomUUID()}`));
    expect(answer.status).toBe(200);
  });

  test.each([
    ['p256dh', 'too short'],
    ['auth', ''],
    ['p256dh', 'not base64!'],
    ['auth', 7],
  ])('B23: a subscription whose %s is %j is refused with a sentence', async (key, value) => {
    const { subscription } = subscriberAt(somewhere());
    const keys = { ...subscription.keys, [key]: value };
    const person = await tenant.person('Usher');
    const answer = await ask(person, 'subscribe', { subscription: { ...subscription, keys } });
    expect(answer.status).toBe(422);
  });
});

describe('the server’s key', () => {
  test('is made once and is the same for every server of the database', async () => {
    const again = await pushKeysIn(server.services.pool)();
    expect(again).toEqual(await server.services.push.keys());
    const person = await tenant.person('Usher');
    const answer = await person.ask('GET', '/api/v1/webpush/public-key');
    expect(await answer.json()).toEqual({ publicKey: again.publicKey });
    expect(Buffer.from(again.publicKey, 'base64url')).toHaveLength(65);
  });
});

describe('what is pushed', () => {
  test('nobody gets a kind that they switched off; every other one they do', async () => {
    const person = await subscribed();
    const change = { kind: 'message', way: 'push', on: false };
    const key = { 'idempotency-key': randomUUID() };
    const answer = await person.ask('PUT', '/api/v1/userdetails/news', change, key);
    expect(answer.status).toBe(202);
    const kinds = ['message', 'reportDecided', 'chat'] as const;
    const pushes = kinds.map((kind) => news(kind));
    const jobs = await jobsFor(person, pushes);
    const pushed = pushes.filter(({ id }) => jobs.some(({ data }) => data['message'] === id));
    expect(pushed.map(({ kind }) => kind)).toEqual(['reportDecided', 'chat']);
  });

  test('becomes one job for each browser, which names it and holds nothing of it', async () => {
    const person = await subscribed();
    const elsewhere = await signInAs(server, { ...person, cookie: '' });
    await ask(elsewhere, 'subscribe', { subscription: subscriberAt(somewhere()).subscription });
    const message = news();
    const jobs = await jobsFor(person, [message, message]);
    expect(jobs).toHaveLength(2);
    for (const { data } of jobs) {
      expect(Object.keys(data).toSorted()).toEqual(['message', 'subscription', 'tenant']);
      expect(data).toMatchObject({ message: message.id, tenant: tenant.id });
    }
  });

  test('is not sent when its cause is rolled back', async () => {
    const person = await subscribed();
    const message = news();
    expect(await jobsFor(person, [message])).toHaveLength(1);
    const left = await rows(`select 1 from jobs.job where data->>'message' = $1`, [message.id]);
    expect(left).toEqual([]);
  });

  test('B08: does not reach sessions that are over, nor closed accounts', async () => {
    const [out, closed] = [await subscribed(), await subscribed()];
    await out.ask('POST', '/api/auth/sign-out', {});
    await server.services.pool.query('update account set disabled = true where id = $1', [
      closed.id,
    ]);
    for (const person of [out, closed]) {
      expect(await jobsFor(person, [news()])).toEqual([]);
    }
  });

  test('B05: is seen by nobody of another tenant', async () => {
    const person = await subscribed();
    const message = news();
    await jobsFor(person, [message], 'jobs');
    const look = (tenantId: string) =>
      inTenant(server.services.pool, tenantId, (tx) =>
        tx.rows('look for push', 'select 1 from push_message where id = $1', [message.id]),
      );
    expect(await look(tenant.id)).toHaveLength(1);
    expect(await look((await newTenant(server)).id)).toEqual([]);
  });
});
