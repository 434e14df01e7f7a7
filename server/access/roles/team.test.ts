import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { church, wholeTenant } from '../../../tests/support/members.ts';
import { auditOf } from '../../../tests/support/audit.ts';
import { newTenant, type Person, type TestTenant } from '../../../tests/support/tenant.ts';
import { from, testServer } from '../../../tests/support/test-server.ts';
import type { TeamMember, TeamPlace } from '#domain/access/team.ts';
import type { SignedIn } from '#domain/access/session.ts';
import type { RunningServer } from '../../create-server.ts';

let server: RunningServer;
let tenant: TestTenant;
let administrator: Person;
let ofFirst: Person;
beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  administrator = await tenant.person('System Admin', wholeTenant);
  ofFirst = await tenant.person('Church Admin', church(tenant.churches[0]));
});
afterAll(() => server.close());

interface Team {
  people: TeamMember[];
  places: TeamPlace[];
}
async function teamOf(person: Person): Promise<Team> {
  const answer = await person.ask('GET', '/api/v1/access/team');
  expect(answer.status).toBe(200);
  return (await answer.json()) as Team;
}
const member = async (by: Person, id: string) =>
  (await teamOf(by)).people.find((one) => one.id === id);

const address = () => `${randomUUID()}@nobody.example`;
const invite = (by: Person, email: string, changes: object = {}) =>
  by.ask('POST', '/api/v1/access/invitations', {
    email,
    role: 'Usher',
    scope: 'church',
    scopeId: tenant.churches[0],
    ...changes,
  });

async function letters(email: string) {
  const { rows } = await server.services.pool.query<{
    template: string;
    data: Record<string, string>;
  }>('select template, data from mail where recipient = $1 order by created_at', [email]);
  return rows;
}

async function post(path: string, body: object) {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  return server.app.request(path, init, from('192.0.2.90'));
}

describe('who is in the team', () => {
  test('who looks after one church sees who works for it, and only their roles there', async () => {
    const both = await tenant.person(
      'Usher',
      church(tenant.churches[0]),
      church(tenant.churches[1]),
    );
    const second = await tenant.person('Usher', church(tenant.churches[1]));
    const seen = await member(ofFirst, both.id);
    expect(seen).toMatchObject({ standing: 'open', isSelf: false, mayClose: false });
    expect(seen?.roles.map(({ scopeId, mayEnd }) => [scopeId, mayEnd])).toEqual([
      [tenant.churches[0], true],
    ]);
    expect(await member(ofFirst, second.id)).toBeUndefined();
    expect(await member(ofFirst, administrator.id)).toBeUndefined();
    expect((await member(administrator, both.id))?.roles).toHaveLength(2);
    expect(await member(administrator, both.id)).toMatchObject({ mayClose: true });
  });

  test('B05 nobody of another tenant is in it, in no byte', async () => {
    const elsewhere = await newTenant(server);
    const stranger = await elsewhere.person('Usher', church(elsewhere.churches[0]));
    const answer = await administrator.ask('GET', '/api/v1/access/team');
    const text = await answer.text();
    expect(text).not.toContain(stranger.email);
    for (const id of elsewhere.churches) expect(text).not.toContain(id);
  });

  test('nobody’s own roles and account are theirs to change', async () => {
    const self = await member(administrator, administrator.id);
    expect(self).toMatchObject({ isSelf: true, mayClose: false, roles: [{ mayEnd: false }] });
  });

  test('places are those where roles are the caller’s to give, each with the roles that fit', async () => {
    const { places } = await teamOf(ofFirst);
    const churches = places.filter(({ scope }) => scope === 'church');
    expect(churches.map(({ scopeId, roles }) => [scopeId, roles])).toEqual([
      [tenant.churches[0], ['Pastor', 'Usher']],
    ]);
    expect(places.some(({ scope }) => scope === 'tenant')).toBe(false);
    const [whole] = (await teamOf(administrator)).places;
    expect(whole).toMatchObject({ scope: 'tenant', place: null });
    expect(whole?.roles).toContain('System Admin');
  });

  test('an account without a role is who administers everything’s to see, and nobody else’s', async () => {
    const { id } = await tenant.person('Usher');
    expect(await member(administrator, id)).toMatchObject({ roles: [], mayClose: true });
    expect(await member(ofFirst, id)).toBeUndefined();
  });

  test('a closed account says so, and can be opened again', async () => {
    const usher = await tenant.person('Usher', church(tenant.churches[0]));
    await ofFirst.ask('POST', `/api/v1/access/accounts/${usher.id}/disable`, {});
    expect(await member(ofFirst, usher.id)).toMatchObject({ standing: 'closed', mayClose: true });
  });
});

describe('an invitation', () => {
  test('makes the account with its role, mails the choice of a password, and leads in', async () => {
    const email = address();
    const answer = await invite(ofFirst, email, { name: 'Lerato Dube' });
    expect(answer.status).toBe(202);
    const { accountId } = (await answer.json()) as { accountId: string; mailed: boolean };
    expect(await member(ofFirst, accountId)).toMatchObject({
      name: 'Lerato Dube',
      email,
      standing: 'invited',
      roles: [{ role: 'Usher', scopeId: tenant.churches[0] }],
    });
    const [letter, ...others] = await letters(email);
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ template: 'invitation', data: { role: 'Usher' } });
    const chosen = { token: letter?.data['token'], password: 'a password of my own' };
    expect((await post('/api/auth/reset-password', chosen)).status).toBe(200);
    // B10: once.
    expect((await post('/api/auth/reset-password', chosen)).status).toBe(400);
    const signedIn = await post('/api/auth/sign-in', { email, password: chosen.password });
    expect(signedIn.status).toBe(200);
    const { session } = (await signedIn.json()) as SignedIn;
    expect(session.grants).toMatchObject([{ role: 'Usher', churchIds: [tenant.churches[0]] }]);
    expect(await member(ofFirst, accountId)).toMatchObject({ standing: 'open' });
    const lines = await auditOf(tenant.id, accountId);
    const audit = lines.map(({ action, actorId }) => ({ action, actorId }));
    expect(audit).toEqual([
      { action: 'access.inviteMember', actorId: ofFirst.id },
      { action: 'access.signIn', actorId: accountId },
    ]);
  });

  test('sent again it is a new link, and still one role', async () => {
    const email = address();
    for (const _ of ['first', 'again']) expect((await invite(ofFirst, email)).status).toBe(202);
    const tokens = (await letters(email)).map(({ data }) => data['token']);
    expect(new Set(tokens).size).toBe(2);
    const { people } = await teamOf(ofFirst);
    expect(people.find((one) => one.email === email)?.roles).toHaveLength(1);
    const [first = ''] = tokens;
    const old = await post('/api/auth/reset-password', {
      token: first,
      password: 'a long one too',
    });
    expect(old.status).toBe(400);
  });

  test('somebody who has an account gets the role, and no link to their password', async () => {
    const pastor = await tenant.person('Pastor', church(tenant.churches[1]));
    const answer = await invite(ofFirst, pastor.email);
    expect(await answer.json()).toEqual({ accountId: pastor.id, mailed: false });
    expect(await letters(pastor.email)).toEqual([]);
    expect((await member(ofFirst, pastor.id))?.roles).toMatchObject([{ role: 'Usher' }]);
  });

  test('B01 B03 nobody invites above themselves, or where they look after nothing', async () => {
    for (const changes of [
      { role: 'Church Admin' },
      { role: 'System Admin', scope: 'tenant', scopeId: null },
      { scopeId: tenant.churches[1] },
      { scopeId: randomUUID() },
    ]) {
      const email = address();
      expect((await invite(ofFirst, email, changes)).status).toBe(404);
      expect(await letters(email)).toEqual([]);
    }
  });

  test('nobody raises themselves by their own address; a closed account says what to do', async () => {
    expect((await invite(ofFirst, ofFirst.email)).status).toBe(409);
    const usher = await tenant.person('Usher', church(tenant.churches[0]));
    await ofFirst.ask('POST', `/api/v1/access/accounts/${usher.id}/disable`, {});
    const answer = await invite(ofFirst, usher.email);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      error: { details: { fields: { email: expect.stringContaining('Open it again') } } },
    });
  });
});
