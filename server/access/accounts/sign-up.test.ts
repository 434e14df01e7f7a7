import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { church, password, wholeTenant } from '../../../tests/support/members.ts';
import { newTenant, type Person, type TestTenant } from '../../../tests/support/tenant.ts';
import { from, testServer } from '../../../tests/support/test-server.ts';
import { until } from '../../../tests/support/until.ts';
import type { ErrorBody } from '#domain/errors.ts';
import type { RunningServer } from '../../create-server.ts';
import { purgeUnconfirmed } from './purge-unconfirmed.ts';

let server: RunningServer;
let tenant: TestTenant;
let administrator: Person;

beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  administrator = await tenant.person('System Admin', wholeTenant);
});
afterAll(() => server.close());

let addresses = 0;
const newEmail = () => `${randomUUID()}@new.example`;

async function post(path: string, body: unknown, { app } = server) {
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  return app.request(path, request, from(`192.0.2.${(addresses += 1)}`));
}

const signUp = (email: string, changes = {}, at = server) => {
  const somebody = { name: 'Mandla Khoza', email, password, company: tenant.slug, terms: true };
  return post('/api/auth/sign-up', { ...somebody, ...changes }, at);
};
const signIn = (email: string, word: string, more = {}) =>
  post('/api/auth/sign-in', { email, password: word, ...more });
const reset = (token: string, word: string) =>
  post('/api/auth/reset-password', { token, password: word });
const sentenceOf = async (answer: Response) => ((await answer.json()) as ErrorBody).error.message;

async function mailsTo(email: string) {
  const { rows } = await server.services.pool.query<{
    template: string;
    data: Record<string, string>;
  }>('select template, data from mail where recipient = $1 order by created_at, id', [email]);
  return rows;
}

async function tokenFor(email: string, template: string): Promise<string> {
  return until(
    async () =>
      (await mailsTo(email)).findLast((mail) => mail.template === template)?.data['token'],
    { what: `a mail to ${email}` },
  );
}

async function invite(email: string, name: string): Promise<string> {
  const [id] = tenant.churches;
  const role = { role: 'Usher', scope: 'church', scopeId: id };
  const answer = await administrator.ask('POST', '/api/v1/access/invitations', {
    email,
    name,
    ...role,
  });
  expect(answer.status).toBe(202);
  return tokenFor(email, 'invitation');
}

async function accountOf(email: string) {
  const { rows } = await server.services.pool.query<{ id: string; name: string }>(
    'select id, name from account where email = $1',
    [email],
  );
  return rows[0];
}

describe('issue 10.8: somebody who signs up', () => {
  test('waits, confirmed, for an administrator; a role lets them in, and a mail says so', async () => {
    const email = newEmail();
    await signUp(email);
    const confirmation = await tokenFor(email, 'confirmAddress');
    const waiting = await signIn(email, password, { confirmation });
    expect(waiting.status).toBe(403);
    expect(await sentenceOf(waiting)).toContain('has to approve your account');
    expect((await signIn(email, password)).status).toBe(403);
    expect((await signIn(email, 'not the password')).status).toBe(401);
    const team = await (await administrator.ask('GET', '/api/v1/access/team')).json();
    expect(team).toMatchObject({
      people: expect.arrayContaining([expect.objectContaining({ email, standing: 'asked' })]),
    });
    const id = (await accountOf(email))?.id;
    const given = await administrator.ask('POST', `/api/v1/access/accounts/${id}/roles`, {
      role: 'Usher',
      scope: 'church',
      scopeId: tenant.churches[0],
    });
    expect(given.status).toBe(202);
    expect((await signIn(email, password)).status).toBe(200);
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual([
      'confirmAddress',
      'accountApproved',
    ]);
  });

  test('under an invited address renames nobody and sets no password', async () => {
    const email = newEmail();
    const invitation = await invite(email, 'Lerato Dlamini');
    await signUp(email, { name: 'Somebody else', password: 'the password of a thief' });
    expect((await accountOf(email))?.name).toBe('Lerato Dlamini');
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual([
      'invitation',
      'accountExists',
    ]);
    expect((await reset(invitation, password)).status).toBe(200);
    expect((await signIn(email, password)).status).toBe(200);
  });

  test('puts no word of theirs into a mail to the address', async () => {
    const email = newEmail();
    const name = 'Your account is locked. Open evil.example';
    await signUp(email, { name });
    await signUp(email, { name });
    await post('/api/auth/forgot-password', { email });
    const person = await tenant.person('Usher', church(tenant.churches[0]));
    await signUp(person.email, { name });
    const mails = [...(await mailsTo(email)), ...(await mailsTo(person.email))];
    expect(mails.length).toBe(3);
    expect(JSON.stringify(mails)).not.toContain('evil');
  });

  test.each([
    'Naledi\nOpen evil.example',
    'Naledi\u0007',
    'Naledi\u202E',
    '\u200B\u200B',
    '\u3164',
  ])('has a name that is one line of visible characters: not %j', async (name) => {
    const answer = await signUp(newEmail(), { name });
    expect(answer.status).toBe(422);
    const { error } = (await answer.json()) as ErrorBody;
    expect(Object.keys(error.details?.fields ?? {})).toEqual(['name']);
    const user = { user: { name } };
    expect((await administrator.ask('PATCH', '/api/common/user', user)).status).toBe(422);
  });

  test('is told that accounts are by invitation where that is the setting', async () => {
    const closed = await testServer({ signUp: 'off' });
    try {
      const email = newEmail();
      const answer = await signUp(email, {}, closed);
      expect(answer.status).toBe(403);
      expect(await sentenceOf(answer)).toContain('by invitation');
      expect(await accountOf(email)).toBeUndefined();
    } finally {
      await closed.close();
    }
  });

  test('and never confirms is forgotten after a week; somebody invited is not', async () => {
    const [asked, invited] = [newEmail(), newEmail()];
    await signUp(asked);
    await invite(invited, 'Lerato Dlamini');
    await server.services.pool.query(
      "update account set asked_at = asked_at - interval '8 days' where email = $1",
      [asked],
    );
    // A server that starts beside this test may have done it just now: how many is not asked.
    await purgeUnconfirmed(server.services.pool);
    expect(await accountOf(asked)).toBeUndefined();
    expect(await accountOf(invited)).toBeDefined();
  });
});

describe('issue 10.8 B10: any use of a link voids all links of the account', () => {
  test('an older invitation sets no password after a reset', async () => {
    const email = newEmail();
    const invitation = await invite(email, 'Lerato Dlamini');
    await post('/api/auth/forgot-password', { email });
    expect((await reset(await tokenFor(email, 'resetPassword'), password)).status).toBe(200);
    expect((await reset(invitation, 'the password of a finder')).status).toBe(400);
    expect((await signIn(email, password)).status).toBe(200);
  });

  test('and a reset link opens nothing after the invitation was used', async () => {
    const email = newEmail();
    const invitation = await invite(email, 'Lerato Dlamini');
    await post('/api/auth/forgot-password', { email });
    const link = await tokenFor(email, 'resetPassword');
    expect((await reset(invitation, password)).status).toBe(200);
    expect((await reset(link, 'the password of a finder')).status).toBe(400);
  });
});
