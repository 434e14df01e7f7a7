import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { church, deviceCookie, password } from '../../../tests/support/members.ts';
import { newTenant, type Person, type TestTenant } from '../../../tests/support/tenant.ts';
import { from, testServer } from '../../../tests/support/test-server.ts';
import type { ErrorBody } from '#domain/errors.ts';
import type { RunningServer } from '../../create-server.ts';
import { hashPassword } from './passwords.ts';

const verified = vi.hoisted(() => ({ count: 0 }));

vi.mock('@node-rs/argon2', async (load) => {
  const argon = await load<{ verify: (...of: string[]) => Promise<boolean> }>();
  const verify: typeof argon.verify = (...of) => {
    verified.count += 1;
    return argon.verify(...of);
  };
  return { ...argon, verify };
});

let server: RunningServer;
let tenant: TestTenant;

beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
});
afterAll(() => server.close());

const usher = () => tenant.person('Usher', church(tenant.churches[0]));

async function post(path: string, body: unknown, address: string, cookie?: string) {
  const headers = { 'content-type': 'application/json', ...(cookie !== undefined && { cookie }) };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  return server.app.request(path, request, from(address));
}

const signIn = (email: string, word: string, address: string, cookie?: string) =>
  post('/api/auth/sign-in', { email, password: word }, address, cookie);

/** Wrong guesses one after the other, each from an address of its own; answers their statuses. */
async function guess(
  { email }: Person,
  times: number,
  address: (at: number) => string,
  cookie?: string,
) {
  const statuses: number[] = [];
  for (let at = 0; at < times; at++) {
    statuses.push((await signIn(email, `guess ${at}`, address(at), cookie)).status);
  }
  return statuses;
}

const inNetwork = (at: number) => `2001:db8:5:6::${(at + 1).toString(16)}`;

const anywhere = (at: number) => `2001:db8:${(at + 256).toString(16)}::1`;

test('issue 10.6 B32: every address of one IPv6 network has the same attempts', async () => {
  const person = await usher();
  const statuses = await guess(person, 14, inNetwork);
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
  expect(statuses.slice(10)).toEqual(Array(4).fill(429));
  expect((await signIn(person.email, password, '2001:db8:5:7::1')).status).toBe(200);
});

test('issue 10.6 B32: guesses from everywhere reach a ceiling, which no known device has', async () => {
  const person = await usher();
  const statuses = await guess(person, 102, anywhere);
  expect(statuses.slice(0, 100)).toEqual(Array(100).fill(401));
  expect(statuses.slice(100)).toEqual([429, 429]);
  expect((await signIn(person.email, password, '198.51.100.20')).status).toBe(429);
  expect((await signIn(person.email, password, '198.51.100.20', person.cookie)).status).toBe(200);
});

const atChurch = '198.51.100.21';

test('issue 10.10: ten wrong guesses at a church lock nobody out on a new device there', async () => {
  const person = await usher();
  expect(await guess(person, 10, () => atChurch)).toEqual(Array(10).fill(401));
  expect((await signIn(person.email, password, atChurch)).status).toBe(200);
  // One more attempt came through. The next waits for seconds, not for a quarter of an hour.
  const slowed = await signIn(person.email, 'another guess', atChurch);
  expect(slowed.status).toBe(429);
  expect(((await slowed.json()) as ErrorBody).error.retryAfter).toBeLessThanOrEqual(20);
});

test('issue 10.10: failures elsewhere with the cookie of a device do not close its door at home', async () => {
  const person = await usher();
  const elsewhere = await guess(person, 25, () => '198.51.100.22', person.cookie);
  expect(elsewhere.at(-1)).toBe(429);
  expect((await signIn(person.email, password, '198.51.100.23', person.cookie)).status).toBe(200);
});

test('issue 10.10: failures on a known device never stop the right secret', async () => {
  const person = await usher();
  const refresh = (refreshSecret: string) =>
    post('/api/auth/refresh', { refreshSecret }, '198.51.100.24', person.cookie);
  const statuses: number[] = [];
  for (let at = 0; at < 25; at++) statuses.push((await refresh('guessed')).status);
  expect(statuses.at(-1)).toBe(429);
  expect((await refresh(person.signedIn.session.refreshSecret)).status).toBe(200);
});

test('issue 10.10: the list of devices does not show what their cookies say', async () => {
  const person = await usher();
  const answer = await person.ask('GET', '/api/v1/access/sessions');
  const text = await answer.text();
  expect(text).toContain(person.shownDeviceId);
  expect(text).not.toContain(person.deviceId);
});

test('issue 10.6: mails to one person reach a ceiling, which a device that knows them has not', async () => {
  const person = await usher();
  const ask = (at: number, cookie?: string) =>
    post('/api/auth/forgot-password', { email: person.email }, `2001:db8:aa:${at}::1`, cookie);
  const statuses: number[] = [];
  for (let at = 0; at < 22; at++) statuses.push((await ask(at)).status);
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200));
  expect(statuses.slice(20)).toEqual([429, 429]);
  expect((await ask(30, person.cookie)).status).toBe(200);
  expect((await ask(31, deviceCookie(randomUUID()))).status).toBe(429);
});

test('issue 10.6: many guessers at once are told that the server is busy; a known device is not', async () => {
  const person = await usher();
  const guesses = Array.from({ length: 300 }, (_, at) =>
    signIn(`${randomUUID()}@nobody.example`, 'a guess', `2001:db8:bb:${at.toString(16)}::1`),
  );
  const known = signIn(person.email, password, '198.51.100.25', person.cookie);
  const answers = await Promise.all(guesses);
  const busy = answers.filter(({ status }) => status === 503);
  expect(busy.length).toBeGreaterThan(0);
  expect(busy[0]?.headers.get('retry-after')).toBe('2');
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 503]));
  expect((await known).status).toBe(200);
});

/** Passwords that one sign-in compares. */
async function workFor(email: string, word: string): Promise<number> {
  verified.count = 0;
  await signIn(email, word, '198.51.100.26');
  return verified.count;
}

test('issue 10.12 B34: a sign-in does the same work for nobody, for one organisation and for two', async () => {
  const one = await usher();
  const two = await usher();
  const there = await newTenant(server);
  await server.services.pool.query(
    `insert into account (id, tenant_id, email, name, password_hash)
     values ($1, $2, $3, 'The same', $4)`,
    [randomUUID(), there.id, two.email, await hashPassword(password)],
  );
  const work = [await workFor(two.email, 'wrong')];
  work.push(await workFor(one.email, 'wrong'));
  work.push(await workFor(`${randomUUID()}@nobody.example`, 'wrong'));
  work.push(await workFor(two.email, password));
  expect(work).toEqual([2, 2, 2, 2]);
});
