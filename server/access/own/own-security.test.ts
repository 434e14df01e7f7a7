import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { church, password } from '../../../tests/support/members.ts';
import {
  newTenant,
  type Person,
  signInAs,
  type TestTenant,
} from '../../../tests/support/tenant.ts';
import { from, testServer } from '../../../tests/support/test-server.ts';
import type { SignedInDevice } from '#domain/access/own-security.ts';
import type { RunningServer } from '../../create-server.ts';

const another = 'quite another long password';
let server: RunningServer;
let tenant: TestTenant;
beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
});
afterAll(() => server.close());

const usher = () => tenant.person('Usher', church(tenant.churches[0]));
/** The same person on a browser that nobody knew before. */
const elsewhereOf = (person: Person) => signInAs(server, { ...person, cookie: '' });

const change = (person: Person, current: string, next: string) =>
  person.ask('POST', '/api/v1/userdetails/password', { current, password: next });
const asked = async (person: Person) =>
  (await person.ask('GET', '/api/v1/userdetails/current-user')).status;

async function devicesOf(person: Person): Promise<SignedInDevice[]> {
  const answer = await person.ask('GET', '/api/v1/access/sessions');
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { devices: SignedInDevice[] }).devices;
}

async function end(person: Person, body: object): Promise<number> {
  const answer = await person.ask('POST', '/api/v1/access/sessions/end', body);
  expect(answer.status).toBe(202);
  return ((await answer.json()) as { ended: number }).ended;
}

async function problemOf(answer: Response) {
  const { error } = (await answer.json()) as {
    error: { code: string; details?: { fields?: Record<string, string> } };
  };
  return { status: answer.status, code: error.code, fields: error.details?.fields ?? {} };
}

async function signInWith(person: Person, word: string): Promise<number> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: person.email, password: word }),
  };
  return (await server.app.request('/api/auth/sign-in', init, from('192.0.2.77'))).status;
}

describe('a new password', () => {
  test('the session that asks goes on, every other is over but not wiped, and a mail tells of it', async () => {
    const here = await usher();
    const there = await elsewhereOf(here);
    const answer = await change(here, password, another);
    expect([answer.status, await answer.json()]).toEqual([202, { ended: 1 }]);
    expect(await asked(here)).toBe(200);
    const refused = await there.ask('GET', '/api/v1/userdetails/current-user');
    expect(await problemOf(refused)).toMatchObject({ status: 401, code: 'session_expired' });
    expect(await signInWith(here, password)).toBe(401);
    expect(await signInWith(here, another)).toBe(200);
    const { rows } = await server.services.pool.query(
      'select template, data from mail where recipient = $1',
      [here.email],
    );
    expect(rows).toMatchObject([
      { template: 'passwordChanged', data: { where: 'everywhere else' } },
    ]);
  });

  test.each([
    ['not the one in use', 'current', 'a guess of somebody', another],
    ['the same once more', 'password', password, password],
    ['one that is too short', 'password', password, 'short'],
    ['one that many have', 'password', password, 'password1234'],
  ])('%s is the field’s own sentence, and changes nothing', async (_, field, current, next) => {
    const person = await usher();
    const problem = await problemOf(await change(person, current, next));
    expect(problem).toMatchObject({ status: 422, code: 'validation' });
    expect(Object.keys(problem.fields)).toEqual([field]);
    expect(await signInWith(person, password)).toBe(200);
  });

  test('B10 a link that would choose a password is void after it', async () => {
    const person = await usher();
    await server.app.request(
      '/api/auth/forgot-password',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: person.email }),
      },
      from('192.0.2.78'),
    );
    const tokens = async () => {
      const { rows } = await server.services.pool.query(
        'select 1 from one_time_token where account_id = $1',
        [person.id],
      );
      return rows.length;
    };
    await expect.poll(tokens).toBe(1);
    await change(person, password, another);
    expect(await tokens()).toBe(0);
  });

  test('B32 whoever guesses at an open page is stopped, and the real password no longer helps', async () => {
    const person = await usher();
    const statuses: number[] = [];
    for (let at = 0; at < 21; at++) {
      statuses.push((await change(person, `guess number ${at}`, another)).status);
    }
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 422));
    expect(statuses[20]).toBe(429);
    expect((await change(person, password, another)).status).toBe(429);
    // Signing in counts apart: nobody is locked out by it.
    expect(await signInWith(person, password)).toBe(200);
  });
});

describe('where one is signed in', () => {
  test('each device once, this one first, with nobody else’s', async () => {
    const [here, other] = [await usher(), await usher()];
    const again = await signInAs(server, here);
    const there = await elsewhereOf(here);
    await elsewhereOf(other);
    const devices = await devicesOf(again);
    expect(devices.map(({ isHere }) => isHere)).toEqual([true, false]);
    expect(devices[0]?.deviceId).toBe(here.shownDeviceId);
    for (const { signedInAt, lastSeenAt } of devices) {
      expect(Math.abs(Date.parse(signedInAt) - Date.now())).toBeLessThan(60_000);
      expect(Math.abs(Date.parse(lastSeenAt) - Date.now())).toBeLessThan(60_000);
    }
    expect((await devicesOf(there))[0]?.deviceId).not.toBe(here.shownDeviceId);
  });

  test('a browser is called by what it says of itself at sign-in', async () => {
    const person = await usher();
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': userAgent },
      body: JSON.stringify({ email: person.email, password }),
    };
    await server.app.request('/api/auth/sign-in', init, from('192.0.2.79'));
    expect((await devicesOf(person)).map(({ label }) => label)).toEqual(['', 'Firefox on Linux']);
  });

  test('one device, or everywhere else: at the next request it is out, and what it sends counts', async () => {
    const here = await usher();
    const [one, two] = [await elsewhereOf(here), await elsewhereOf(here)];
    const [, first, second] = await devicesOf(here);
    expect(await end(here, { deviceId: second?.deviceId })).toBe(1);
    const answers = [await asked(one), await asked(two)];
    expect(answers.toSorted()).toEqual([200, 401]);
    expect(await end(here, { deviceId: null })).toBe(1);
    expect([await asked(one), await asked(two)]).toEqual([401, 401]);
    expect(await asked(here)).toBe(200);
    expect((await devicesOf(here)).map(({ deviceId }) => deviceId)).toEqual([here.shownDeviceId]);
    expect(first?.isHere).toBe(false);
    expect(await end(here, { deviceId: here.shownDeviceId })).toBe(0);
    expect(await asked(here)).toBe(200);
  });

  test('B01 a device of somebody else ends nothing', async () => {
    const [one, other] = [await usher(), await usher()];
    expect(await end(one, { deviceId: other.shownDeviceId })).toBe(0);
    expect(await asked(other)).toBe(200);
  });
});
