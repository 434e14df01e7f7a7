import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bearer } from '../../tests/support/api.ts';
import { church, deviceCookie, endRoles, password } from '../../tests/support/members.ts';
import { mutationOf, push, reportFor } from '../../tests/support/reports.ts';
import { newTenant, type Person, type TestTenant } from '../../tests/support/tenant.ts';
import { from, testServer } from '../../tests/support/test-server.ts';
import type { SignedIn } from '#domain/access/session.ts';
import type { RunningServer } from '../create-server.ts';
import { revokeDevice } from './sessions/end-sessions.ts';

let server: RunningServer;
let tenant: TestTenant;

beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
});
afterAll(() => server.close());

const usher = () => tenant.person('Usher', church(tenant.churches[0]));

async function post(
  path: string,
  body: unknown,
  {
    headers = {},
    address = '192.0.2.1',
  }: { headers?: Record<string, string>; address?: string } = {},
): Promise<Response> {
  return server.app.request(
    path,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    },
    from(address),
  );
}

const signIn = (email: string, word: string, options = {}) =>
  post('/api/auth/sign-in', { email, password: word }, options);

const refresh = (refreshSecret: string, deviceId: string, address?: string) =>
  post(
    '/api/auth/refresh',
    { refreshSecret },
    { headers: { cookie: deviceCookie(deviceId) }, ...(address !== undefined && { address }) },
  );

const renewed = async (answer: Response) => (await answer.json()) as SignedIn;

async function disable(person: Person): Promise<void> {
  await server.services.pool.query('update account set disabled = true where id = $1', [person.id]);
}

async function statusOf(signedIn: SignedIn): Promise<number> {
  const headers = bearer(signedIn);
  return (await server.app.request('/api/v1/userdetails/current-user', { headers })).status;
}

const fewestRounds = 9;
const mostRounds = 45;

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Forty rounds on a machine that does something else beside. */
const noisy = (ms: number) => Array.from({ length: 40 }, (_, at) => ms * (1 + (at % 5) / 10));

/**
 * Whether somebody who measures could tell the two apart: in most rounds one took longer, and by more
 * than what the machine does beside. A busy machine makes single ones long, never most of one kind.
 */
function isLonger(one: readonly number[], other: readonly number[]): boolean {
  const longer = one.filter((ms, round) => ms > (other[round] ?? 0)).length / one.length;
  return longer > 0.8 && middle(one) > 1.15 * middle(other);
}

describe('signing in', () => {
  test('S7-038 S7-039 S3-011: takes email and password, answers user, token and type, and names the browser by a cookie that scripts cannot read', async () => {
    const { email } = await usher();
    const answer = await signIn(email.toUpperCase(), password);
    expect(answer.status).toBe(200);
    const answered = (await answer.json()) as { user: object };
    expect(answered).toMatchObject({ user: { email }, tokenType: 'bearer' });
    const fields = ['avatar', 'email', 'id', 'name', 'status'];
    expect(Object.keys(answered.user).toSorted()).toEqual(fields);
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^__Host-device=[0-9a-f-]{36};/);
    for (const word of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/']) {
      expect(cookie).toContain(word);
    }
  });

  test('B34: unknown, wrong and disabled get the same answer, after the same work', async () => {
    const [known, disabled] = [await usher(), await usher()];
    await disable(disabled);
    const attempts = {
      unknown: (where: object) => signIn(`${randomUUID()}@nobody.example`, password, where),
      wrong: (where: object) => signIn(known.email, 'not the password', where),
      disabled: (where: object) => signIn(disabled.email, password, where),
    };
    const times = Object.values(attempts).map((attempt) => ({ attempt, took: [] as number[] }));
    const answers = new Set<string>();
    const told = () => times.some((one) => times.some((other) => isLonger(one.took, other.took)));
    for (let round = 0; round < fewestRounds || (round < mostRounds && told()); round++) {
      // Each is first as often as the others: what else the machine does weighs on all of them alike.
      const turn = round % times.length;
      for (const { attempt, took } of [...times.slice(turn), ...times.slice(0, turn)]) {
        // From an address that nobody asked from: no limit is part of the work.
        const where = { address: `203.0.${100 + round}.9` };
        const began = performance.now();
        const answer = await attempt(where);
        took.push(performance.now() - began);
        answers.add(`${answer.status} ${await answer.text()}`);
      }
    }
    expect(answers.size).toBe(1);
    expect(told()).toBe(false);
  });

  test('B34: by the same measure a password that is compared with nothing is told from the others', () => {
    expect(isLonger(noisy(15), noisy(1.5))).toBe(true);
    expect(isLonger(noisy(15), noisy(9))).toBe(true);
    expect(isLonger(noisy(15), noisy(14.5))).toBe(false);
  });

  test('B32: a hundred wrong passwords are slowed, and the real person still gets in', async () => {
    const person = await usher();
    const statuses: number[] = [];
    for (let guess = 0; guess < 100; guess++) {
      statuses.push(
        (await signIn(person.email, `guess ${guess}`, { address: '198.51.100.7' })).status,
      );
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
    expect(statuses.slice(10)).toEqual(Array(90).fill(429));
    const limited = await signIn(person.email, password, { address: '198.51.100.7' });
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    const elsewhere = await signIn(person.email, password, { address: '198.51.100.8' });
    expect(elsewhere.status).toBe(200);
    const ownTablet = { headers: { cookie: person.cookie }, address: '198.51.100.7' };
    expect((await signIn(person.email, password, ownTablet)).status).toBe(200);
  });

  test('B32: a made-up device cookie opens no other bucket', async () => {
    const person = await usher();
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess++) {
      const headers = { cookie: deviceCookie(randomUUID()) };
      const address = '198.51.100.9';
      statuses.push((await signIn(person.email, `guess ${guess}`, { headers, address })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  test('B33: refreshing passes the limiter too', async () => {
    const { deviceId } = await usher();
    const address = '203.0.113.5';
    await server.services.pool.query(
      `insert into rate_limit (key, points, expire) values ($1, 300, $2)
       on conflict (key) do update set points = 300, expire = $2`,
      [`address:${address}`, Date.now() + 60_000],
    );
    expect((await refresh('guessed', randomUUID(), address)).status).toBe(429);
    // A church is one address: what somebody else did there stops no tablet that is known.
    expect((await refresh('guessed', deviceId, address)).status).toBe(401);
    const statuses: number[] = [];
    for (let guess = 0; guess < 20; guess++) {
      statuses.push((await refresh('guessed', deviceId, address)).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a session', () => {
  test('is renewed by secret and device together, never by one of them', async () => {
    const person = await usher();
    const secret = person.signedIn.session.refreshSecret;
    expect((await refresh(secret, randomUUID())).status).toBe(401);
    expect((await post('/api/auth/refresh', { refreshSecret: secret })).status).toBe(401);
    expect((await refresh('another', person.deviceId)).status).toBe(401);
    const answer = await refresh(secret, person.deviceId);
    expect(answer.status).toBe(200);
    // A device in use is known for as long as it is.
    expect(answer.headers.get('set-cookie')).toContain(`__Host-device=${person.deviceId}`);
  });

  test('an answer that was lost on the way costs nobody their session', async () => {
    const person = await usher();
    await refresh(person.signedIn.session.refreshSecret, person.deviceId);
    const again = await refresh(person.signedIn.session.refreshSecret, person.deviceId);
    expect(again.status).toBe(200);
    const next = await renewed(again);
    expect((await refresh(next.session.refreshSecret, person.deviceId)).status).toBe(200);
  });

  test('B35: a secret used after its successor ends the session for everybody', async () => {
    const person = await usher();
    const second = await renewed(
      await refresh(person.signedIn.session.refreshSecret, person.deviceId),
    );
    const third = await renewed(await refresh(second.session.refreshSecret, person.deviceId));
    expect(await statusOf(third)).toBe(200);
    const replay = await refresh(person.signedIn.session.refreshSecret, person.deviceId);
    expect(await replay.json()).toMatchObject({ error: { code: 'revoked' } });
    expect(await statusOf(third)).toBe(401);
    expect((await refresh(third.session.refreshSecret, person.deviceId)).status).toBe(401);
  });

  test('B35: any older secret of the session ends it too, and its person is told by mail', async () => {
    const person = await usher();
    let current = person.signedIn;
    for (let round = 0; round < 4; round++) {
      current = await renewed(await refresh(current.session.refreshSecret, person.deviceId));
    }
    const replay = await refresh(person.signedIn.session.refreshSecret, person.deviceId);
    expect(await replay.json()).toMatchObject({ error: { code: 'revoked' } });
    expect(await statusOf(current)).toBe(401);
    const { rows } = await server.services.pool.query(
      'select template from mail where recipient = $1',
      [person.email],
    );
    expect(rows).toEqual([{ template: 'sessionCopied' }]);
  });

  test('a submit grant ends with the last item after a sign-out, and never before', async () => {
    const person = await usher();
    const grant = { 'x-submit-grant': person.signedIn.session.submitGrant };
    const one = async (mutation = mutationOf(reportFor(tenant)), last = false) => {
      const body = { clientId: randomUUID(), mutations: [mutation], ...(last && { last }) };
      const answer = await post('/api/v1/mutations', body, { headers: grant });
      return ((await answer.json()) as { results: { status: string }[] }).results[0]?.status;
    };
    // Signed in still: 'last' says nothing.
    expect(await one(undefined, true)).toBe('applied');
    await post('/api/auth/sign-out', {}, { headers: bearer(person.signedIn) });
    expect(await one()).toBe('applied');
    const last = mutationOf(reportFor(tenant));
    expect(await one(last, true)).toBe('applied');
    // The answer was lost: the device asks again, and hears the same.
    expect(await one(last, true)).toBe('duplicate');
    expect(await one()).toBe('held');
  });

  test('B17: a device that is revoked is refused everywhere; what it still sends is held', async () => {
    const person = await usher();
    await revokeDevice(server.services.pool, person.deviceId, [person.id]);
    expect(await statusOf(person.signedIn)).toBe(401);
    const answer = await refresh(person.signedIn.session.refreshSecret, person.deviceId);
    expect(await answer.json()).toMatchObject({ error: { code: 'revoked' } });
    const grant = { 'x-submit-grant': person.signedIn.session.submitGrant };
    const [result] = await push(server.app, grant, [mutationOf(reportFor(tenant))]);
    expect(result?.status).toBe('held');
  });

  test('ends at once at sign-out, and the submit grant goes on for what was left', async () => {
    const person = await usher();
    expect(
      (await post('/api/auth/sign-out', {}, { headers: bearer(person.signedIn) })).status,
    ).toBe(200);
    expect(await statusOf(person.signedIn)).toBe(401);
    expect((await refresh(person.signedIn.session.refreshSecret, person.deviceId)).status).toBe(
      401,
    );
    const grant = { 'x-submit-grant': person.signedIn.session.submitGrant };
    const [result] = await push(server.app, grant, [mutationOf(reportFor(tenant))]);
    expect(result?.status).toBe('applied');
  });

  test('another tenant named in X-Tenant is refused', async () => {
    const person = await usher();
    const other = await newTenant(server);
    const headers = { ...bearer(person.signedIn), 'x-tenant': other.id };
    const answer = await server.app.request('/api/v1/churches', { headers });
    expect(answer.status).toBe(403);
  });
});

describe('B08: what is taken away', () => {
  test('a disabled account is refused at the next request, by every token; what it counted is held', async () => {
    const person = await usher();
    expect(await statusOf(person.signedIn)).toBe(200);
    await disable(person);
    expect(await statusOf(person.signedIn)).toBe(401);
    const answer = await refresh(person.signedIn.session.refreshSecret, person.deviceId);
    expect(await answer.json()).toMatchObject({ error: { code: 'revoked' } });
    const grant = { 'x-submit-grant': person.signedIn.session.submitGrant };
    const [result] = await push(server.app, grant, [mutationOf(reportFor(tenant))]);
    expect(result?.status).toBe('held');
  });

  test('a role that ended opens nothing at the next request', async () => {
    const person = await usher();
    const list = () => server.app.request('/api/v1/churches', { headers: bearer(person.signedIn) });
    expect((await list()).status).toBe(200);
    await endRoles(server.services.pool, tenant.id, person.id);
    expect((await list()).status).toBe(403);
  });

  test('the live stream of a session closes with it', async () => {
    const person = await usher();
    const live = await server.app.request('/api/v1/live', { headers: bearer(person.signedIn) });
    expect(live.headers.get('content-type')).toBe('text/event-stream');
    await post('/api/auth/sign-out', {}, { headers: bearer(person.signedIn) });
    // Ends only when the server closes it: the test's time-out is the other way out.
    expect(await live.text()).toMatch(/^: open/);
  });
});
