import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SeenSession } from '#domain/access/see-as.ts';
import type { TeamMember } from '#domain/access/team.ts';
import type { Operation } from '#domain/operation.ts';
import { operations } from '#domain/registry.ts';
import { deviceBody } from '../../../tests/support/access/world.ts';
import { auditOf } from '../../../tests/support/audit.ts';
import { claimBrowser } from '../../../tests/support/claimed-browser.ts';
import { church, giveRole, wholeTenant } from '../../../tests/support/members.ts';
import {
  newTenant,
  type Person,
  signInAs,
  type TestTenant,
} from '../../../tests/support/tenant.ts';
import { testServer } from '../../../tests/support/test-server.ts';
import type { RunningServer } from '../../create-server.ts';

let server: RunningServer;
let tenant: TestTenant;
let system: Person;
let pastor: Person;
beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
});
beforeEach(async () => {
  system = await tenant.person('System Admin', wholeTenant);
  pastor = await tenant.person('Pastor', church(tenant.churches[0]));
});
afterAll(() => server.close());

const look = (by: Person, { id }: Person) =>
  by.ask('POST', `/api/v1/access/accounts/${id}/see-as`, {});

async function seen(by: Person, of: Person): Promise<SeenSession> {
  const answer = await look(by, of);
  expect(answer.status).toBe(202);
  return (await answer.json()) as SeenSession;
}

const askWith = (token: string, method: string, path: string, body?: object) =>
  server.app.request(path, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });

const isIn = async ({ accessToken }: SeenSession) =>
  (await askWith(accessToken, 'GET', '/api/v1/userdetails/current-user')).status;

const addressOf = ({ path }: Operation) =>
  path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000001');

test('issue 13: an administrator sees the app as somebody else, without what is only theirs, and the audit says so', async () => {
  const session = await seen(system, pastor);
  expect(session).toMatchObject({ user: { id: pastor.id }, grants: [{ role: 'Pastor' }] });
  expect(session.expiresIn).toBe(30 * 60);
  const { accessToken: token } = session;
  const pulled = await askWith(token, 'GET', '/api/v1/sync?limit=2000');
  expect(pulled.status).toBe(200);
  const text = await pulled.text();
  expect(text).toContain(`church:${tenant.churches[0]}/pastoral`);
  expect(text).not.toContain(`user:${pastor.id}`);

  const sessions = await pastor.ask('GET', '/api/v1/access/sessions');
  const { devices } = (await sessions.json()) as { devices: { deviceId: string }[] };
  expect(devices.map(({ deviceId }) => deviceId)).toEqual([pastor.shownDeviceId]);
  expect((await askWith(token, 'POST', '/api/auth/sign-out', { nothingWaits: true })).status).toBe(
    200,
  );
  expect(await isIn(session)).toBe(401);
  expect((await pastor.ask('GET', '/api/v1/access/sessions')).status).toBe(200);
  expect(await auditOf(tenant.id, pastor.id)).toMatchObject([
    { action: 'access.seeAs', actorId: system.id },
    { action: 'access.stopSeeing', actorId: system.id },
  ]);
});

test('issue 13: in such a session every operation that changes something, or reads what is one person’s alone, is refused', async () => {
  const { accessToken } = await seen(system, pastor);
  const letThrough: string[] = [];
  for (const operation of operations) {
    if (operation.may === 'anyone' || operation.name === 'access.signOut') continue;
    const body = operation.method === 'GET' ? undefined : {};
    const answer = await askWith(accessToken, operation.method, addressOf(operation), body);
    const said = answer.status === 423 ? await answer.text() : '';
    if (!said.includes('Nothing can be changed')) letThrough.push(operation.name);
  }
  const others = operations.filter(({ name }) => letThrough.includes(name));
  const changing = others.filter(
    ({ method, name }) => method !== 'GET' && !name.endsWith('.browse'),
  );
  expect(changing).toEqual([]);
  expect(others.filter(({ offline }) => typeof offline === 'object')).toEqual([]);
  const own = others.filter(({ may }) => may === 'signedIn' || may === 'chat.use');
  expect(own.map(({ name }) => name).toSorted()).toEqual([
    'access.currentUser',
    'pictures.read',
    'shell.navigation',
    'sync.live',
    'sync.pull',
  ]);
});

test('issue 13: nobody opens the app as themselves, as somebody with more rights, with a closed account, or elsewhere', async () => {
  const ofFirst = await tenant.person('Church Admin', church(tenant.churches[0]));
  const usher = await tenant.person('Usher', church(tenant.churches[0]));
  const elsewhere = await tenant.person('Usher', church(tenant.churches[1]));
  const stranger = await (await newTenant(server)).person('Usher', wholeTenant);
  expect((await look(ofFirst, usher)).status).toBe(202);
  expect((await look(ofFirst, ofFirst)).status).toBe(409);
  // A pastor reads the notes that are not for administrators.
  expect((await look(ofFirst, pastor)).status).toBe(403);
  for (const one of [system, elsewhere, stranger]) {
    expect((await look(ofFirst, one)).status).toBe(404);
  }
  expect((await look(system, stranger)).status).toBe(404);
  expect((await look(usher, pastor)).status).toBe(403);
  const team = (await (await ofFirst.ask('GET', '/api/v1/access/team')).json()) as {
    people: TeamMember[];
  };
  const mayBeSeen = (id: string) => team.people.find((one) => one.id === id)?.maySeeAs;
  expect([ofFirst, usher, pastor].map(({ id }) => mayBeSeen(id))).toEqual([false, true, false]);

  await system.ask('POST', `/api/v1/access/accounts/${usher.id}/disable`, {});
  expect((await look(system, usher)).status).toBe(409);
});

test('issue 14: on a device that several share nobody opens the app as somebody else; on one of their own they do', async () => {
  const usher = await tenant.person('Usher', church(tenant.churches[0]));
  const register = (severalUshers: boolean) => {
    const use = { ...deviceBody(tenant.churches[0]), severalUshers };
    return claimBrowser(server, { by: system, of: system, use });
  };
  const shared = await register(true);
  const refused = await look(system, usher);
  expect(refused.status).toBe(403);
  expect(await refused.text()).toContain('Several people use this device. Use one of your own');
  expect((await system.ask('POST', `/api/v1/devices/${shared}/revoke`, {})).status).toBe(202);
  system = await signInAs(server, { ...system, cookie: '' });
  expect((await look(system, usher)).status).toBe(202);
  await register(false);
  expect((await look(system, usher)).status).toBe(202);
});

test.each([
  [
    'after half an hour',
    ({ id }: SeenSession) =>
      server.services.pool.query('update session set access_expires_at = now() where id = $1', [
        id,
      ]),
  ],
  ['when the administrator signs out', () => system.ask('POST', '/api/auth/sign-out', {})],
  [
    'when the administrator’s account is closed',
    async () => {
      const other = await tenant.person('System Admin', wholeTenant);
      return other.ask('POST', `/api/v1/access/accounts/${system.id}/disable`, {});
    },
  ],
  [
    'when the administrator’s rights change',
    () => giveRole(server.services.pool, tenant.id, system.id, 'Usher', church(tenant.churches[1])),
  ],
  [
    'when the rights of the other person change',
    () =>
      giveRole(
        server.services.pool,
        tenant.id,
        pastor.id,
        'Church Admin',
        church(tenant.churches[1]),
      ),
  ],
] as const)('issue 13: a look at the app as somebody else is over %s', async (_when, end) => {
  const session = await seen(system, pastor);
  expect(await isIn(session)).toBe(200);
  await end(session);
  expect(await isIn(session)).toBe(401);
});
