import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { church, password, wholeTenant } from '../../../tests/support/members.ts';
import { mutationOf, push, reportFor } from '../../../tests/support/reports.ts';
import {
  newTenant,
  type Person,
  signInAs,
  type TestTenant,
} from '../../../tests/support/tenant.ts';
import { from, testServer } from '../../../tests/support/test-server.ts';
import type { SignedIn } from '#domain/access/session.ts';
import type { SignedInDevice } from '#domain/access/own-security.ts';
import { isQueued } from '#domain/operation.ts';
import type { Mutation, MutationResult } from '#domain/protocol.ts';
import { operations } from '#domain/registry.ts';
import type { RunningServer } from '../../create-server.ts';
import { issueToken } from '../sign-in/one-time-tokens.ts';

const another = 'quite another long password';
let server: RunningServer;
let tenant: TestTenant;
let administrator: Person;
beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  administrator = await tenant.person('System Admin', wholeTenant);
});
afterAll(() => server.close());

const usher = () => tenant.person('Usher', church(tenant.churches[0]));
/** The same person on a browser that nobody knew before. */
const elsewhereOf = (person: Person) => signInAs(server, { ...person, cookie: '' });
const grantOf = (signedIn: SignedIn) => ({ 'x-submit-grant': signedIn.session.submitGrant });

async function sent(signedIn: SignedIn, mutation = mutationOf(reportFor(tenant))) {
  const [result] = await push(server.app, grantOf(signedIn), [mutation]);
  return result as MutationResult;
}

/** The status of the call where the grant opens nothing, else of the report. */
async function becameOf({ signedIn }: Pick<Person, 'signedIn'>): Promise<string | number> {
  const headers = { ...grantOf(signedIn), 'content-type': 'application/json' };
  const body = JSON.stringify({
    clientId: randomUUID(),
    mutations: [mutationOf(reportFor(tenant))],
  });
  const answer = await server.app.request('/api/v1/mutations', { method: 'POST', headers, body });
  if (answer.status !== 200) return answer.status;
  const { results } = (await answer.json()) as { results: MutationResult[] };
  return results[0]?.status ?? 'nothing';
}

async function post(path: string, body: unknown, cookie: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  return server.app.request(path, init, from('10.0.0.9'));
}

async function refreshed(person: Person): Promise<SignedIn> {
  const { refreshSecret } = person.signedIn.session;
  const answer = await post('/api/auth/refresh', { refreshSecret }, person.cookie);
  expect(answer.status).toBe(200);
  return (await answer.json()) as SignedIn;
}

async function devicesOf(person: Person): Promise<SignedInDevice[]> {
  const answer = await person.ask('GET', '/api/v1/access/sessions');
  return ((await answer.json()) as { devices: SignedInDevice[] }).devices;
}

const end = (person: Person, deviceId: string | null) =>
  person.ask('POST', '/api/v1/access/sessions/end', { deviceId });

function captured(name: string, form: number): unknown {
  const file = join(import.meta.dirname, `../../../tests/fixtures/forms/${name}.${form}.json`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

const others = operations.filter(isQueued).filter(({ offline }) => !offline.byGrant);

describe('issue 10.3: a submit grant opens report submissions only', () => {
  test.each(others.map(({ name, offline }) => [name, offline.form] as const))(
    '%s waits for its author, even of an administrator',
    async (name, form) => {
      const { signedIn } = administrator;
      const mutation: Mutation = mutationOf(captured(name, form), { name, form });
      expect(await sent(signedIn, mutation)).toEqual({ status: 'later', id: mutation.id });
    },
  );

  test('deletes nobody’s report', async () => {
    const report = mutationOf(reportFor(tenant));
    const person = await usher();
    expect(await sent(person.signedIn, report)).toMatchObject({ status: 'applied' });
    const { date, churchId, groupId, serviceId } = reportFor(tenant);
    const args = { id: report.id, date, churchId, groupId, serviceId, basedOn: report.id };
    const voiding = mutationOf({ ...args, reason: 'Wrong' }, { name: 'attendance.void' });
    expect(await sent(administrator.signedIn, voiding)).toMatchObject({ status: 'later' });
    const { rows } = await server.services.pool.query('select 1 from mutation where id = any($1)', [
      [voiding.id],
    ]);
    expect(rows).toEqual([]);
  });

  test('answers ids, codes and receipts, and nothing else', async () => {
    const { signedIn } = await usher();
    const result = await sent(signedIn);
    expect(Object.keys(result).toSorted()).toEqual(['epoch', 'id', 'output', 'status', 'v']);
    expect(Object.keys((result as { output: object }).output).toSorted()).toEqual([
      'outcome',
      'receiptNumber',
      'reportId',
      'versionId',
    ]);
  });
});

describe('issue 10.3: what comes by a grant is in review', () => {
  test.each<[string, (person: Person) => Promise<unknown>]>([
    [
      'after a new password, chosen elsewhere',
      async (person) => {
        const here = await elsewhereOf(person);
        const input = { current: password, password: another };
        expect((await here.ask('POST', '/api/v1/userdetails/password', input)).status).toBe(202);
      },
    ],
    [
      'after a new password, by a link',
      async (person) => {
        const token = await issueToken(server.services.pool, person.id, 'reset');
        const input = { token, password: another };
        expect((await post('/api/auth/reset-password', input, '')).status).toBe(200);
      },
    ],
    [
      'after a copied secret came again',
      async (person) => {
        let { signedIn } = person;
        for (let round = 0; round < 3; round++) signedIn = await refreshed({ ...person, signedIn });
        const { refreshSecret } = person.signedIn.session;
        const replay = await post('/api/auth/refresh', { refreshSecret }, person.cookie);
        expect(replay.status).toBe(401);
        return signedIn;
      },
    ],
    [
      'after an end from another device',
      async (person) => end(await elsewhereOf(person), person.shownDeviceId),
    ],
    ['after an end everywhere else', async (person) => end(await elsewhereOf(person), null)],
    [
      'after an end by an administrator',
      async (person) => {
        const { rows } = await server.services.pool.query<{ id: string }>(
          'select id from session where account_id = $1',
          [person.id],
        );
        const path = `/api/v1/access/sessions/${rows[0]?.id}/end`;
        expect((await administrator.ask('POST', path, {})).status).toBe(202);
      },
    ],
  ])('%s', async (_when, act) => {
    const person = await usher();
    expect(await becameOf(person)).toBe('applied');
    const successor = (await act(person)) as SignedIn | undefined;
    const signedIn = successor?.session ? successor : person.signedIn;
    expect(await becameOf({ signedIn })).toBe('held');
  });
});

describe('issue 10.3: a grant ends', () => {
  test('on the device where the password was changed, its copy opens nothing after the next renewal', async () => {
    const person = await usher();
    const input = { current: password, password: another };
    expect((await person.ask('POST', '/api/v1/userdetails/password', input)).status).toBe(202);
    expect(await becameOf(person)).toBe('held');
    const signedIn = await refreshed(person);
    expect(await becameOf({ signedIn })).toBe('applied');
    expect(await becameOf(person)).toBe(401);
  });

  test('after 90 days, counted from the last renewal', async () => {
    const person = await usher();
    const { rows } = await server.services.pool.query(
      `select round(extract(epoch from expires_at - now()) / 86400) as days
       from submit_grant where account_id = $1`,
      [person.id],
    );
    expect(rows).toEqual([{ days: '90' }]);
    await server.services.pool.query(
      'update submit_grant set expires_at = now() where account_id = $1',
      [person.id],
    );
    expect(await becameOf(person)).toBe(401);
    expect(await becameOf({ signedIn: await refreshed(person) })).toBe('applied');
  });

  test('by its person, who finds the device on the list after signing out on it', async () => {
    const person = await usher();
    const here = await elsewhereOf(person);
    expect((await person.ask('POST', '/api/auth/sign-out', {})).status).toBe(200);
    expect(await becameOf(person)).toBe('applied');
    const there = { deviceId: person.shownDeviceId, isHere: false, onlySends: true };
    expect(await devicesOf(here)).toMatchObject([{ isHere: true }, there]);
    expect((await end(here, person.shownDeviceId)).status).toBe(202);
    expect(await becameOf(person)).toBe('held');
    expect(await devicesOf(here)).toMatchObject([{ isHere: true }]);
  });

  test('with the sign-out where nothing waits', async () => {
    const person = await usher();
    const here = await elsewhereOf(person);
    await person.ask('POST', '/api/auth/sign-out', { nothingWaits: true });
    expect(await devicesOf(here)).toMatchObject([{ isHere: true }]);
    expect(await becameOf(person)).toBe('held');
  });
});
