import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { church, wholeTenant } from '../../../tests/support/members.ts';
import { mutationOf, push, reportFor } from '../../../tests/support/reports.ts';
import {
  newTenant,
  type Person,
  signInAs,
  type TestTenant,
} from '../../../tests/support/tenant.ts';
import { testServer } from '../../../tests/support/test-server.ts';
import { addDays, dateInZone } from '#domain/values/dates/local-date.ts';
import type { RunningServer } from '../../create-server.ts';
import { inTenant } from '../../database/tenant.ts';
import { endRolesThatAreOver } from '../../jobs/role-ends.ts';
import { renewAccessScopes } from './access-scopes.ts';
import { endDueRoles } from './due-roles.ts';

let server: RunningServer;
let tenant: TestTenant;
let administrator: Person;
let today: string;

beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  administrator = await tenant.person('System Admin', wholeTenant);
  today = dateInZone(new Date(), administrator.signedIn.session.tenant.timeZone);
});
afterAll(() => server.close());

const usherHere = () => ({ role: 'Usher', scope: 'church', scopeId: tenant.churches[0] });
const give = ({ id }: Person, more: object) =>
  administrator.ask('POST', `/api/v1/access/accounts/${id}/roles`, { ...usherHere(), ...more });

/** As if the last day had been chosen before: nobody gives a role that is over. */
async function endOn({ id }: Person, day: string | null): Promise<void> {
  await inTenant(server.services.pool, tenant.id, async (tx) => {
    await tx.rows('', 'update role_assignment set ends_on = $2 where account_id = $1', [id, day]);
    await renewAccessScopes(tx, id);
  });
}

async function usherUntil(day: string): Promise<Person> {
  const person = await tenant.person('Usher', church(tenant.churches[0]));
  await endOn(person, day);
  return person;
}

async function grantsOf(person: Person): Promise<unknown[]> {
  const answer = await person.ask('GET', '/api/v1/userdetails/current-user');
  return ((await answer.json()) as { grants: unknown[] }).grants;
}

async function endsOf({ id }: Person): Promise<{ endsOn: string | null; ended: boolean }[]> {
  return inTenant(server.services.pool, tenant.id, (tx) =>
    tx.rows(
      '',
      `select ends_on as "endsOn", ended_at is not null as ended from role_assignment
       where account_id = $1`,
      [id],
    ),
  );
}

const asOf = (instant: string) =>
  inTenant(server.services.pool, tenant.id, (tx) => endDueRoles(tx, new Date(instant), null));

describe('the last day of a role', () => {
  test('issue 13: counts: until it is over the role gives what it gave', async () => {
    const person = await usherUntil(today);
    expect(await grantsOf(person)).toMatchObject([{ role: 'Usher', until: expect.any(String) }]);
  });

  test('issue 13: once it is over, the next request finds nothing of the role, and no job was waited for', async () => {
    const person = await usherUntil(addDays(today, -1));
    expect(await grantsOf(person)).toEqual([]);
    expect(await endsOf(person)).toMatchObject([{ ended: true }]);
    const { session } = (await signInAs(server, person)).signedIn;
    expect(session.grants).toEqual([]);
  });

  test('issue 13: a session that begins after it has nothing of the role', async () => {
    const person = await usherUntil(addDays(today, -1));
    expect((await signInAs(server, person)).signedIn.session.grants).toEqual([]);
  });

  test('issue 13: what was counted before and comes after it waits for an administrator', async () => {
    const person = await usherUntil(addDays(today, -1));
    const grant = { 'x-submit-grant': person.signedIn.session.submitGrant };
    const [result] = await push(server.app, grant, [mutationOf(reportFor(tenant))]);
    expect(result?.status).toBe('held');
  });

  test('issue 13: is over at midnight of the organisation, not of the server', async () => {
    const person = await usherUntil('2030-01-31');
    // Johannesburg is two hours ahead of UTC.
    expect(await asOf('2030-01-31T21:59:59Z')).not.toContain(person.id);
    expect(await asOf('2030-01-31T22:00:00Z')).toContain(person.id);
  });

  test('issue 13: a job ends it for whoever only listens, with a line in the audit', async () => {
    const person = await usherUntil(today);
    const stream = (await person.ask('GET', '/api/v1/live')).text();
    await endOn(person, addDays(today, -1));
    await endRolesThatAreOver(server.services);
    expect(await stream).toMatch(/^: open/);
    const lines = await auditOf(tenant.id, person.assignments[0] ?? '');
    expect(lines).toMatchObject([{ action: 'access.roleEnded', actorId: null }]);
  });

  test('issue 13: is given with the role, changed by giving it again, and kept where nothing is said of it', async () => {
    const person = await tenant.person('Usher');
    const tomorrow = addDays(today, 1);
    expect((await give(person, { endsOn: today })).status).toBe(202);
    await give(person, {});
    expect(await endsOf(person)).toMatchObject([{ endsOn: today }]);
    await give(person, { endsOn: tomorrow });
    expect(await endsOf(person)).toMatchObject([{ endsOn: tomorrow }]);
    await give(person, { endsOn: null });
    expect(await endsOf(person)).toMatchObject([{ endsOn: null }]);
    expect(await grantsOf(person)).toEqual([
      expect.not.objectContaining({ until: expect.anything() }),
    ]);
  });

  test.each([
    ['yesterday', () => addDays(today, -1)],
    ['a day that does not exist', () => '2031-02-30'],
    ['no day', () => 'soon'],
  ])('issue 13: %s is refused, at its field', async (_what, day) => {
    const answer = await give(await tenant.person('Usher'), { endsOn: day() });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('endsOn');
  });
});

const end = (by: Person, { assignments }: Person) =>
  by.ask('POST', `/api/v1/access/roles/${assignments[0]}/end`, {});
const close = (by: Person, { id }: Person) =>
  by.ask('POST', `/api/v1/access/accounts/${id}/disable`, {});
const until = (by: Person, { id }: Person, endsOn: string) =>
  by.ask('POST', `/api/v1/access/accounts/${id}/roles`, {
    role: 'System Admin',
    scope: 'tenant',
    scopeId: null,
    endsOn,
  });

async function two(): Promise<[Person, Person]> {
  const place = await newTenant(server);
  return [
    await place.person('System Admin', wholeTenant),
    await place.person('System Admin', wholeTenant),
  ];
}

describe('the last System Admin', () => {
  test.each([
    ['end each other’s role', end],
    ['close each other’s account', close],
    [
      'give each other’s role a last day',
      (by: Person, of: Person) => until(by, of, addDays(today, 9)),
    ],
  ])('issue 13: of two who %s at once, one stays', async (_what, act) => {
    const [one, other] = await two();
    const both = await Promise.all([act(one, other), act(other, one)]);
    const statuses = both.map(({ status }) => status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(1);
    const refused = both.find(({ status }) => status !== 202);
    // 401: their own account was closed before their call came.
    expect([401, 403, 404, 409]).toContain(refused?.status);
  });

  test('issue 13: whose own role has a last day does not take the role of the other one', async () => {
    const [one, other] = await two();
    expect((await until(other, one, addDays(today, 9))).status).toBe(202);
    for (const act of [end, close]) {
      const refused = await act(one, other);
      expect(refused.status).toBe(409);
      expect(await refused.text()).toContain('Give somebody else this role first');
    }
    expect((await until(one, other, addDays(today, 30))).status).toBe(409);
    expect((await end(other, one)).status).toBe(202);
  });

  test('issue 13: an administrator who was invited and never came does not count', async () => {
    const [one, other] = await two();
    await until(other, one, addDays(today, 9));
    const email = `${randomUUID()}@example.org`;
    const invitation = { email, role: 'System Admin', scope: 'tenant', scopeId: null };
    expect((await one.ask('POST', '/api/v1/access/invitations', invitation)).status).toBe(202);
    expect((await end(one, other)).status).toBe(409);
  });
});
