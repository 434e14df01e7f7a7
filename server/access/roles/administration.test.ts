import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bearer } from '../../../tests/support/api.ts';
import { church, deviceCookie, wholeTenant } from '../../../tests/support/members.ts';
import { mutationOf, push, reportFor } from '../../../tests/support/reports.ts';
import { auditOf } from '../../../tests/support/audit.ts';
import {
  newTenant,
  type Person,
  signInAs,
  type TestTenant,
} from '../../../tests/support/tenant.ts';
import { from, testServer } from '../../../tests/support/test-server.ts';
import type { RunningServer } from '../../create-server.ts';
import { beginSession } from '../sessions/sessions.ts';

let server: RunningServer;
let tenant: TestTenant;
let administrator: Person;
let overOneChurch: Person;

beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  administrator = await tenant.person('System Admin', wholeTenant);
  overOneChurch = await tenant.person('Church Admin', church(tenant.churches[0]));
});
afterAll(() => server.close());

const usher = (at: 0 | 1 = 0) => tenant.person('Usher', church(tenant.churches[at]));

const revoke = (by: Person, deviceId: string) =>
  by.ask('POST', `/api/v1/access/devices/${deviceId}/revoke`, {});
const close = (by: Person, { id }: Person) =>
  by.ask('POST', `/api/v1/access/accounts/${id}/disable`, {});
const open = (by: Person, { id }: Person) =>
  by.ask('POST', `/api/v1/access/accounts/${id}/enable`, {});
const give = (by: Person, { id }: Person, role: string, scopeId: string | null) =>
  by.ask('POST', `/api/v1/access/accounts/${id}/roles`, {
    role,
    scope: scopeId === null ? 'tenant' : 'church',
    scopeId,
  });
const take = (by: Person, assignment: string | undefined) =>
  by.ask('POST', `/api/v1/access/roles/${assignment}/end`, {});

const asked = async (person: Person) =>
  (await person.ask('GET', '/api/v1/userdetails/current-user')).status;

async function codeOf(answer: Response): Promise<string> {
  return ((await answer.json()) as { error: { code: string } }).error.code;
}

async function refreshed(person: Person): Promise<Response> {
  return server.app.request(
    '/api/auth/refresh',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: deviceCookie(person.deviceId) },
      body: JSON.stringify({ refreshSecret: person.signedIn.session.refreshSecret }),
    },
    from('192.0.2.40'),
  );
}

async function sessionOf({ id }: Person): Promise<string> {
  const { rows } = await server.services.pool.query<{ id: string }>(
    'select id from session where account_id = $1 order by created_at limit 1',
    [id],
  );
  return rows[0]?.id ?? '';
}

/** Ends only when the server closes it: the test's time-out is the other way out. */
async function streamOf(person: Person): Promise<Promise<string>[]> {
  const live = await person.ask('GET', '/api/v1/live');
  expect(live.headers.get('content-type')).toBe('text/event-stream');
  return [live.text()];
}

async function sentBy(person: Person): Promise<string | undefined> {
  const grant = { 'x-submit-grant': person.signedIn.session.submitGrant };
  const [result] = await push(server.app, grant, [mutationOf(reportFor(tenant))]);
  return result?.status;
}

async function auditedAt(entityId: string) {
  const lines = await auditOf(tenant.id, entityId);
  return lines.map(({ action, actorId }) => ({ action, actorId }));
}

describe('B17: a device that was lost', () => {
  test('is out at the next request, its stream ends at once, and what it still sends is held', async () => {
    const person = await usher();
    const [stream] = await streamOf(person);
    expect(await asked(person)).toBe(200);
    const answer = await revoke(administrator, person.shownDeviceId);
    expect([answer.status, await answer.json()]).toEqual([202, { people: 1 }]);
    expect(await stream).toMatch(/^: open/);
    expect(await asked(person)).toBe(401);
    expect(await codeOf(await refreshed(person))).toBe('revoked');
    expect(await sentBy(person)).toBe('held');
    const actorId = administrator.id;
    expect(await auditedAt(person.shownDeviceId)).toEqual([
      { action: 'access.revokeDevice', actorId },
    ]);
  });

  test('its person signs in again on it, and sends as before', async () => {
    const person = await usher();
    await revoke(administrator, person.shownDeviceId);
    const again = await signInAs(server, person);
    expect(await asked(again)).toBe(200);
    expect(await sentBy(again)).toBe('applied');
  });

  test('a person revokes their own on it, and nobody else’s', async () => {
    const [first, second] = [await usher(), await usher()];
    const there = await beginSession(server.services.pool, second.id, first.deviceId);
    expect((await revoke(first, first.shownDeviceId)).status).toBe(202);
    expect(await asked(first)).toBe(401);
    const headers = bearer(there);
    const still = await server.app.request('/api/v1/userdetails/current-user', { headers });
    expect(still.status).toBe(200);
  });

  test('of another tenant’s people on the same device nobody is signed out', async () => {
    const elsewhere = await newTenant(server);
    const stranger = await elsewhere.person('Usher', church(elsewhere.churches[0]));
    await beginSession(server.services.pool, (await usher()).id, stranger.deviceId);
    const answer = await revoke(administrator, stranger.shownDeviceId);
    expect(await answer.json()).toEqual({ people: 1 });
    expect(await asked(stranger)).toBe(200);
  });
});

describe('a session', () => {
  test('issue 10.3: ended from elsewhere is refused at once, and what waits on it is in review', async () => {
    const person = await usher();
    const { deviceId } = await usher();
    const elsewhere = await beginSession(server.services.pool, person.id, deviceId);
    const [stream] = await streamOf(person);
    const answer = await server.app.request(
      `/api/v1/access/sessions/${await sessionOf(person)}/end`,
      { method: 'POST', headers: bearer(elsewhere), body: '{}' },
    );
    expect(answer.status).toBe(202);
    expect(await stream).toMatch(/^: open/);
    expect(await asked(person)).toBe(401);
    expect(await codeOf(await refreshed(person))).toBe('revoked');
    expect(await sentBy(person)).toBe('held');
  });

  test('of somebody else reads like one that never was', async () => {
    const person = await usher();
    const path = `/api/v1/access/sessions/${await sessionOf(person)}/end`;
    expect((await (await usher()).ask('POST', path, {})).status).toBe(404);
    expect((await overOneChurch.ask('POST', path, {})).status).toBe(202);
  });
});

describe('B08: an account', () => {
  test('that is closed is out at the next request; opened again, its person signs in', async () => {
    const person = await usher();
    const [stream] = await streamOf(person);
    expect((await close(administrator, person)).status).toBe(202);
    expect(await stream).toMatch(/^: open/);
    expect(await asked(person)).toBe(401);
    expect(await codeOf(await refreshed(person))).toBe('revoked');
    expect(await sentBy(person)).toBe('held');
    await expect(signInAs(server, person)).rejects.toThrow('401');
    expect((await open(administrator, person)).status).toBe(202);
    expect(await asked(person)).toBe(401);
    expect(await asked(await signInAs(server, person))).toBe(200);
    const actorId = administrator.id;
    const lines = await auditedAt(person.id);
    expect(lines.filter((line) => line.actorId === actorId)).toEqual([
      { action: 'access.disableAccount', actorId },
      { action: 'access.enableAccount', actorId },
    ]);
  });

  test('is closed by nobody for themselves, so that somebody who administers remains', async () => {
    const answer = await close(administrator, administrator);
    expect(answer.status).toBe(409);
    expect(await asked(administrator)).toBe(200);
  });

  test('is not allowed to who administers only a part of what it may do', async () => {
    const here = await usher();
    const [there, above] = [await usher(1), await tenant.person('System Admin', wholeTenant)];
    const both = await tenant.person(
      'Usher',
      church(tenant.churches[0]),
      church(tenant.churches[1]),
    );
    for (const person of [there, above, both, administrator]) {
      expect((await close(overOneChurch, person)).status).toBe(404);
      expect((await revoke(overOneChurch, person.shownDeviceId)).status).toBe(404);
      expect(await asked(person)).toBe(200);
    }
    expect((await close(overOneChurch, here)).status).toBe(202);
  });
});

describe('B08: a role', () => {
  test('opens its church at the next request, once however often it is given, until it is taken', async () => {
    const person = await tenant.person('Usher');
    const churches = () => person.ask('GET', '/api/v1/churches');
    expect((await churches()).status).toBe(403);
    const [stream] = await streamOf(person);
    const answer = await give(overOneChurch, person, 'Usher', tenant.churches[0]);
    const { assignmentId } = (await answer.json()) as { assignmentId: string };
    expect(await stream).toMatch(/^: open/);
    expect((await churches()).status).toBe(200);
    const again = await give(overOneChurch, person, 'Usher', tenant.churches[0]);
    expect(await again.json()).toEqual({ assignmentId });
    expect((await take(overOneChurch, assignmentId)).status).toBe(202);
    expect((await churches()).status).toBe(403);
    expect(await sentBy(person)).toBe('held');
    expect((await auditedAt(assignmentId)).map(({ action }) => action)).toEqual([
      'access.assignRole',
      'access.assignRole',
      'access.endRole',
    ]);
  });

  test('is given below the own one only, and in the own churches', async () => {
    const person = await tenant.person('Usher');
    for (const [role, scopeId] of [
      ['Church Admin', tenant.churches[0]],
      ['System Admin', null],
      ['Usher', tenant.churches[1]],
      ['Usher', null],
      ['Usher', randomUUID()],
    ] as const) {
      expect((await give(overOneChurch, person, role, scopeId)).status, role).toBe(404);
    }
    expect((await give(administrator, person, 'Usher', randomUUID())).status).toBe(404);
    expect((await take(overOneChurch, administrator.assignments[0])).status).toBe(404);
    expect((await person.ask('GET', '/api/v1/churches')).status).toBe(403);
  });

  test('is neither given to oneself nor given up', async () => {
    expect((await give(overOneChurch, overOneChurch, 'Usher', tenant.churches[0])).status).toBe(
      409,
    );
    expect((await take(administrator, administrator.assignments[0])).status).toBe(409);
  });

  test('without its church is refused with a sentence', async () => {
    const answer = await administrator.ask(
      'POST',
      `/api/v1/access/accounts/${(await usher()).id}/roles`,
      { role: 'Usher', scope: 'church', scopeId: null },
    );
    expect(answer.status).toBe(422);
    expect(JSON.stringify(await answer.json())).toContain('Name the church');
  });
});
