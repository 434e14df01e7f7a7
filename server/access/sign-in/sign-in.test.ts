import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { church, deviceCookie, password } from '../../../tests/support/members.ts';
import { newTenant, type Person, type TestTenant } from '../../../tests/support/tenant.ts';
import { from, testServer } from '../../../tests/support/test-server.ts';
import type { WhereToSignIn } from '#domain/access/operations.ts';
import type { SignedIn } from '#domain/access/session.ts';
import { headers } from '#domain/headers.ts';
import type { RunningServer } from '../../create-server.ts';
import { issueToken } from './one-time-tokens.ts';
import { hashPassword } from './passwords.ts';

let server: RunningServer;
let here: TestTenant;
let there: TestTenant;

beforeAll(async () => {
  server = await testServer();
  [here, there] = [await newTenant(server), await newTenant(server)];
});
afterAll(() => server.close());

const another = 'quite another long password';

interface Asked {
  tenant?: string;
  confirmation?: string;
  named?: string;
  cookie?: string;
}

async function signIn(
  email: string,
  word: string,
  { tenant, confirmation, named, cookie }: Asked = {},
) {
  const answer = await server.app.request(
    '/api/auth/sign-in',
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(named !== undefined && { [headers.tenant]: named }),
        ...(cookie !== undefined && { cookie }),
      },
      body: JSON.stringify({ email, password: word, tenant, confirmation }),
    },
    from('192.0.2.44'),
  );
  const body = (await answer.json()) as SignedIn & WhereToSignIn & { error: object };
  return { status: answer.status, body, cookies: answer.headers.get('set-cookie') };
}

/** Somebody of `here`, and their account in another tenant under the same address. */
async function somebodyOfTwo(
  word = password,
  { disabled = false, confirmed = true, of = there } = {},
): Promise<Person & { other: string }> {
  const person = await here.person('Usher', church(here.churches[0]));
  const other = randomUUID();
  await server.services.pool.query(
    `insert into account (id, tenant_id, email, name, password_hash, disabled, confirmed_at)
     values ($1, $2, $3, 'The same', $4, $5, case when $6::boolean then now() end)`,
    [other, of.id, person.email, await hashPassword(word), disabled, confirmed],
  );
  return { ...person, other };
}

const idsOf = ({ choices }: WhereToSignIn) => choices.map(({ id }) => id).toSorted();

describe('one address in several organisations', () => {
  test('the password of both is answered with both and opens neither; naming one opens that one', async () => {
    const { email, id, other } = await somebodyOfTwo();
    const asked = await signIn(email, password);
    expect(asked.status).toBe(200);
    expect(idsOf(asked.body)).toEqual([here.id, there.id].toSorted());
    expect(Object.keys(asked.body)).toEqual(['choices']);
    expect(asked.cookies).toBeNull();
    const sessions = await server.services.pool.query(
      'select 1 from session where account_id = $1',
      [other],
    );
    expect(sessions.rowCount).toBe(0);
    const first = await signIn(email, password, { tenant: here.id });
    const second = await signIn(email, password, { tenant: there.id });
    expect([first.body.user.id, second.body.user.id]).toEqual([id, other]);
    expect(second.body.session.tenant.id).toBe(there.id);
  });

  test('S7-007: X-Tenant, as id or by its short name, picks too; what the form names goes before it', async () => {
    const { email, other } = await somebodyOfTwo();
    for (const named of [there.id, there.slug]) {
      expect((await signIn(email, password, { named })).body.user.id).toBe(other);
    }
    const both = await signIn(email, password, { named: here.id, tenant: there.id });
    expect(both.body.user.id).toBe(other);
  });

  test('the one that this browser signed in last comes first, and says so; another browser learns nothing of it', async () => {
    const { email, cookie } = await somebodyOfTwo();
    // The account of `here` began on this browser: the other one is later.
    const choicesFor = async (asked: Asked) => (await signIn(email, password, asked)).body.choices;
    expect((await choicesFor({ cookie }))[0]).toMatchObject({ id: here.id, lastHere: true });
    await signIn(email, password, { tenant: there.id, cookie });
    const after = await choicesFor({ cookie });
    expect(after.map(({ id, lastHere }) => [id, lastHere])).toEqual([
      [there.id, true],
      [here.id, false],
    ]);
    const stranger = await choicesFor({ cookie: deviceCookie(randomUUID()) });
    expect(stranger.map(({ lastHere }) => lastHere)).toEqual([false, false]);
  });

  test('B34: an organisation where the password is wrong, or the account closed, is never named', async () => {
    const different = await somebodyOfTwo(another);
    expect((await signIn(different.email, password)).body.user.id).toBe(different.id);
    expect((await signIn(different.email, another)).body.user.id).toBe(different.other);
    const closed = await somebodyOfTwo(password, { disabled: true });
    expect((await signIn(closed.email, password)).body.user.id).toBe(closed.id);
    const wrong = await signIn(different.email, 'not the password');
    const unknown = await signIn(`${randomUUID()}@nobody.example`, password);
    const elsewhere = await signIn(different.email, password, { tenant: there.id });
    const closedThere = await signIn(closed.email, password, { tenant: there.id });
    for (const answer of [wrong, elsewhere, closedThere]) {
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual(unknown.body);
    }
  });

  test('B32 B33: naming an organisation passes the same limit as a password alone', async () => {
    const { email } = await somebodyOfTwo();
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess++) {
      const tenant = guess % 2 === 0 ? here.id : there.id;
      statuses.push((await signIn(email, `guess ${guess}`, { tenant })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    expect((await signIn(email, password)).status).toBe(429);
  });

  test('being asked costs no attempt', async () => {
    const { email } = await somebodyOfTwo();
    for (let round = 0; round < 12; round++) {
      expect((await signIn(email, password)).body.choices).toHaveLength(2);
    }
  });

  test('the link that confirms an address leads to the account that waits for it', async () => {
    const { email, other } = await somebodyOfTwo(password, { confirmed: false });
    const unconfirmed = await signIn(email, password, { tenant: there.id });
    expect(unconfirmed.body).toMatchObject({ error: { code: 'unauthorized' } });
    const confirmation = await issueToken(server.services.pool, other, 'confirm');
    const confirmed = await signIn(email, password, { confirmation });
    expect(confirmed.body.user.id).toBe(other);
  });
});
