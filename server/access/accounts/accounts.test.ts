import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bearer } from '../../../tests/support/api.ts';
import { church, password } from '../../../tests/support/members.ts';
import { newTenant, type TestTenant } from '../../../tests/support/tenant.ts';
import { from, testServer } from '../../../tests/support/test-server.ts';
import { until } from '../../../tests/support/until.ts';
import type { SignedIn } from '#domain/access/session.ts';
import type { RunningServer } from '../../create-server.ts';
import { disableAccount } from '../sessions/end-sessions.ts';

const another = 'quite another long password';
let server: RunningServer;
let tenant: TestTenant;

beforeAll(async () => {
  server = await testServer({ signUp: 'open' });
  tenant = await newTenant(server);
});
afterAll(() => server.close());

const usher = () => tenant.person('Usher', church(tenant.churches[0]));

let addresses = 0;

async function post(path: string, body: unknown, address = `192.0.2.${(addresses += 1) % 250}`) {
  return server.app.request(
    path,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
    from(address),
  );
}

const signIn = (email: string, word: string, more = {}) =>
  post('/api/auth/sign-in', { email, password: word, ...more });
const forgot = (email: string) => post('/api/auth/forgot-password', { email });
const reset = (token: string, word = another) =>
  post('/api/auth/reset-password', { token, password: word });
const signUp = (email: string, changes = {}) =>
  post('/api/auth/sign-up', {
    name: 'Mandla Khoza',
    email,
    password,
    company: tenant.slug,
    terms: true,
    ...changes,
  });

interface Letter {
  template: string;
  data: Record<string, string>;
}

async function lettersTo(email: string): Promise<Letter[]> {
  const { rows } = await server.services.pool.query<Letter>(
    'select template, data from mail where recipient = $1 order by created_at, id',
    [email],
  );
  return rows;
}

async function tokenFor(email: string, template: string): Promise<string> {
  return until(
    async () =>
      (await lettersTo(email)).findLast((letter) => letter.template === template)?.data['token'],
    { what: `a mail to ${email}` },
  );
}

async function codeOf(answer: Response): Promise<string> {
  return ((await answer.json()) as { error: { code: string } }).error.code;
}

async function currentUser(signedIn: SignedIn): Promise<Response> {
  const headers = bearer(signedIn);
  return server.app.request('/api/v1/userdetails/current-user', { headers });
}

describe('a forgotten password', () => {
  test('S7-036 B34: everybody gets the same answer; only who has an account gets a mail', async () => {
    const person = await usher();
    const stranger = `${randomUUID()}@nobody.example`;
    const answers = [await forgot(person.email), await forgot(stranger)];
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['true', 'true']);
    await tokenFor(person.email, 'resetPassword');
    expect(await lettersTo(stranger)).toEqual([]);
  });

  test('S7-037: the link changes the password, ends every session, and the person is told', async () => {
    const person = await usher();
    await forgot(person.email);
    const answer = await reset(await tokenFor(person.email, 'resetPassword'));
    expect([answer.status, await answer.text()]).toEqual([200, 'true']);
    expect((await signIn(person.email, password)).status).toBe(401);
    expect((await signIn(person.email, another)).status).toBe(200);
    // Expired, not revoked: devices keep what was counted on them.
    expect(await codeOf(await currentUser(person.signedIn))).toBe('session_expired');
    expect((await lettersTo(person.email)).at(-1)?.template).toBe('passwordChanged');
  });

  test('the live stream of each session closes with it', async () => {
    const person = await usher();
    const live = await server.app.request('/api/v1/live', { headers: bearer(person.signedIn) });
    await forgot(person.email);
    await reset(await tokenFor(person.email, 'resetPassword'));
    expect(await live.text()).toMatch(/^: open/);
  });

  test('B10: a link works once, for an hour, and only the newest; guessing is limited', async () => {
    const person = await usher();
    await forgot(person.email);
    const first = await tokenFor(person.email, 'resetPassword');
    await forgot(person.email);
    const second = await until(
      async () => {
        const token = await tokenFor(person.email, 'resetPassword');
        return token === first ? undefined : token;
      },
      { what: 'the second link' },
    );
    expect((await reset(first)).status).toBe(400);
    expect((await reset(second)).status).toBe(200);
    expect((await reset(second)).status).toBe(400);

    const late = await usher();
    await forgot(late.email);
    const token = await tokenFor(late.email, 'resetPassword');
    await server.services.pool.query(
      "update one_time_token set expires_at = now() - interval '1 second' where account_id = $1",
      [late.id],
    );
    expect((await reset(token)).status).toBe(400);

    const statuses = await Promise.all(
      Array.from(
        { length: 301 },
        async () =>
          (
            await post(
              '/api/auth/reset-password',
              { token: 'guess', password: another },
              '198.51.100.40',
            )
          ).status,
      ),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  test('B33: a disabled account gets no mail, and a link it has opens nothing', async () => {
    const person = await usher();
    await forgot(person.email);
    const token = await tokenFor(person.email, 'resetPassword');
    await disableAccount(server.services.pool, person.id);
    expect((await reset(token)).status).toBe(400);
    expect((await signIn(person.email, another)).status).toBe(401);
  });

  test('a password that is guessed first is refused with a sentence, and the link stays good', async () => {
    const person = await usher();
    await forgot(person.email);
    const token = await tokenFor(person.email, 'resetPassword');
    for (const weak of ['short', 'Password123!', '1234567890', 'JesusIsLord7']) {
      const answer = await reset(token, weak);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({
        error: { details: { fields: { password: expect.stringMatching(/^(Use|Many)/) } } },
      });
    }
    expect((await reset(token)).status).toBe(200);
  });

  test('asking again and again from one address is limited', async () => {
    const { email } = await usher();
    const ask = () => post('/api/auth/forgot-password', { email }, '198.51.100.41');
    const statuses: number[] = [];
    for (let round = 0; round < 6; round++) statuses.push((await ask()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('signing up', () => {
  test('the address is confirmed by signing in from the link; the account may do nothing yet', async () => {
    const email = `${randomUUID()}@new.example`;
    expect(await (await signUp(email)).text()).toBe('true');
    const unconfirmed = await signIn(email, password);
    expect(await unconfirmed.json()).toMatchObject({
      error: { message: expect.stringContaining('Confirm your email address first') },
    });
    expect((await signIn(email, password, { confirmation: 'guessed' })).status).toBe(401);
    const confirmation = await tokenFor(email, 'confirmAddress');
    const signedIn = await signIn(email, password, { confirmation });
    expect(await signedIn.json()).toMatchObject({ session: { grants: [] } });
    expect((await signIn(email, password)).status).toBe(200);
  });

  test('an unconfirmed account does not tell that it exists', async () => {
    const email = `${randomUUID()}@new.example`;
    await signUp(email);
    const wrong = await (await signIn(email, 'not the password')).text();
    expect(wrong).toBe(await (await signIn(`${randomUUID()}@no.example`, 'nothing')).text());
  });

  test('whoever confirms chose the password: somebody who signed up first gets nowhere', async () => {
    const email = `${randomUUID()}@new.example`;
    await signUp(email, { password: 'the password of a thief' });
    await signUp(email);
    const confirmation = await tokenFor(email, 'confirmAddress');
    const thief = await signIn(email, 'the password of a thief', { confirmation });
    expect(thief.status).toBe(401);
    expect((await signIn(email, password, { confirmation })).status).toBe(200);
  });

  test('B34: an address that has an account gets the same answer, and a mail that says so', async () => {
    const person = await usher();
    expect(await (await signUp(person.email, { password: another })).text()).toBe('true');
    expect((await lettersTo(person.email)).map(({ template }) => template)).toEqual([
      'accountExists',
    ]);
    expect((await signIn(person.email, password)).status).toBe(200);
  });

  test('what is missing is said at its field', async () => {
    const email = `${randomUUID()}@new.example`;
    const fieldsOf = async (changes: object) => {
      const answer = await signUp(email, changes);
      const body = (await answer.json()) as { error: { details: { fields: object } } };
      return Object.keys(body.error.details.fields);
    };
    expect(await fieldsOf({ name: ' ' })).toEqual(['name']);
    expect(await fieldsOf({ terms: false })).toEqual(['terms']);
    expect(await fieldsOf({ company: 'No such church' })).toEqual(['company']);
    expect(await lettersTo(email)).toEqual([]);
  });
});

test('B08: a disabled account loses its live stream at once', async () => {
  const person = await usher();
  const live = await server.app.request('/api/v1/live', { headers: bearer(person.signedIn) });
  await disableAccount(server.services.pool, person.id);
  server.services.live.accountChanged(person.id);
  expect(await live.text()).toMatch(/^: open/);
  expect(await codeOf(await currentUser(person.signedIn))).toBe('revoked');
});
