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
import type { SignedIn } from '#domain/access/session.ts';
import type { Permission } from '#domain/permissions.ts';
import type { RunningServer } from '../../create-server.ts';
import { inTenant } from '../../database/tenant.ts';

let server: RunningServer;
let tenant: TestTenant;
let administrator: Person;
let local: Person;

beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  administrator = await tenant.person('System Admin', wholeTenant);
  local = await tenant.person('Church Admin', church(tenant.churches[0]));
});
afterAll(() => server.close());

const roles = '/api/v1/access/custom-roles';
const counting: Permission[] = ['church.view', 'report.submitChurch', 'report.viewOwn'];
const directory: Permission[] = ['church.view', 'person.view'];

const bodyOf = (permissions: readonly string[], name: string = randomUUID()) => ({
  name,
  purpose: '',
  permissions,
});

async function define(permissions: readonly string[], name?: string): Promise<string> {
  const answer = await administrator.ask('POST', roles, bodyOf(permissions, name));
  expect(answer.status).toBe(202);
  return ((await answer.json()) as { id: string }).id;
}

const change = (id: string, version: number, permissions: readonly string[]) =>
  administrator.ask('PUT', `${roles}/${id}`, { ...bodyOf(permissions), version });

const give = (by: Person, { id }: Person, customRoleId: string, scopeId = tenant.churches[0]) =>
  by.ask('POST', `/api/v1/access/accounts/${id}/roles`, {
    role: 'Custom',
    customRoleId,
    scope: 'church',
    scopeId,
  });

async function holding(permissions: readonly string[]): Promise<{ id: string; person: Person }> {
  const [id, person] = [await define(permissions), await tenant.person('Usher')];
  expect((await give(administrator, person, id)).status).toBe(202);
  return { id, person };
}

async function scopesOf({ id }: Person): Promise<string[]> {
  const { rows } = await server.services.pool.query<{ reach: { scope: string }[] }>(
    'select reach from account where id = $1',
    [id],
  );
  const own = tenant.churches[0];
  return (rows[0]?.reach ?? []).flatMap(({ scope }) =>
    scope.startsWith(`church:${own}/`) ? [scope.slice(scope.indexOf('/') + 1)] : [],
  );
}

async function wordsOf(answer: Response): Promise<string> {
  const { error } = (await answer.json()) as { error: { message: string } };
  return error.message;
}

async function sentBy(person: Person): Promise<string | undefined> {
  const grant = { 'x-submit-grant': person.signedIn.session.submitGrant };
  const [result] = await push(server.app, grant, [mutationOf(reportFor(tenant))]);
  return result?.status;
}

describe('a role of the organisation’s own', () => {
  test('issue 13: gives what it says over its place, to the session and to devices, and nothing else', async () => {
    const { id, person } = await holding(directory);
    expect(await scopesOf(person)).toEqual(['counting', 'people']);
    const { session }: SignedIn = (await signInAs(server, person)).signedIn;
    // A program of before knows no such role: it finds none among those that it reads.
    expect(session.grants).toEqual([]);
    expect(session.customGrants).toMatchObject([
      { role: 'Custom', custom: { id, permissions: directory }, scopeId: tenant.churches[0] },
    ]);
    expect((await person.ask('GET', '/api/v1/access/team')).status).toBe(403);
  });

  test('issue 13: its new permissions hold at once, its streams end, and both are told in the audit', async () => {
    const { id, person } = await holding(directory);
    const live = await person.ask('GET', '/api/v1/live');
    const stream = live.text();
    const answer = await change(id, 1, [...directory, 'followUp.view']);
    expect(await answer.json()).toEqual({ version: 2, people: 1 });
    expect(await stream).toMatch(/^: open/);
    expect(await scopesOf(person)).toEqual(['counting', 'followups', 'people']);
    expect((await change(id, 2, ['church.view'])).status).toBe(202);
    expect(await scopesOf(person)).toEqual(['counting']);
    const read = await administrator.ask('GET', '/api/v1/audit?area=access');
    const { data } = (await read.json()) as { data: { entityId: string; changes: unknown[] }[] };
    expect(data.find(({ entityId }) => entityId === id)?.changes).toEqual([
      expect.objectContaining({ label: 'Name' }),
      { label: 'People, see', was: 'Yes', became: 'No' },
      { label: 'Follow-ups, see', was: 'Yes', became: 'No' },
    ]);
    expect((await auditOf(tenant.id, id)).map(({ action }) => action)).toEqual([
      'access.createRole',
      'access.changeRole',
      'access.changeRole',
    ]);
  });

  test('issue 13: what was counted under a permission that it gave waits for an administrator', async () => {
    const { id, person } = await holding(counting);
    expect(await sentBy(person)).toBe('applied');
    await change(id, 1, directory);
    expect(await sentBy(person)).toBe('held');
    const { person: other } = await holding(directory);
    expect(await sentBy(other)).not.toBe('held');
  });

  test.each([
    ['a permission without what it needs', { permissions: ['church.view', 'person.edit'] }],
    [
      'the making of roles',
      { permissions: ['church.view', 'account.manage', 'role.assign', 'role.define'] },
    ],
    ['a permission that is none', { permissions: ['church.view', 'everything'] }],
    ['the name of a system role', { name: 'system admin' }],
    ['a name of nothing', { name: '  ' }],
    ['a name that turns the text around', { name: 'Helper \u202Enimda' }],
  ])('issue 13: %s is refused', async (_what, wrong) => {
    const answer = await administrator.ask('POST', roles, { ...bodyOf(directory), ...wrong });
    expect(answer.status).toBe(422);
  });

  test('issue 13: two have no name in common, also when both are made at once', async () => {
    const body = bodyOf(directory, `Helper ${randomUUID()}`);
    const both = await Promise.all(
      [body, { ...body, name: body.name.toUpperCase() }].map((one) =>
        administrator.ask('POST', roles, one),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([202, 422]);
  });

  test('issue 13: of two who change it at once one is told to look again', async () => {
    const { id } = await holding(directory);
    const both = await Promise.all([change(id, 1, counting), change(id, 1, ['church.view'])]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([202, 409]);
  });

  test('issue 13: given while it is changed, it gives what it became', async () => {
    const id = await define(counting);
    const people = await Promise.all(Array.from({ length: 4 }, () => tenant.person('Usher')));
    await Promise.all([
      ...people.map((person) => give(administrator, person, id)),
      change(id, 1, directory),
    ]);
    for (const person of people) expect(await scopesOf(person)).toEqual(['counting', 'people']);
  });

  test('issue 13: it is put away when nobody holds it, and then not given any more', async () => {
    const { id, person } = await holding(directory);
    const refused = await administrator.ask('POST', `${roles}/${id}/archive`, {});
    expect([refused.status, await wordsOf(refused)]).toEqual([
      409,
      '1 person holds this role. Take it away from them first',
    ]);
    const team = await administrator.ask('GET', '/api/v1/access/team');
    const { people } = (await team.json()) as {
      people: { id: string; roles: { id: string; title: string }[] }[];
    };
    const held = people.find((one) => one.id === person.id)?.roles[0]?.id;
    await administrator.ask('POST', `/api/v1/access/roles/${held}/end`, {});
    expect((await administrator.ask('POST', `${roles}/${id}/archive`, {})).status).toBe(202);
    expect((await give(administrator, person, id)).status).toBe(404);
  });
});

describe('who gives it', () => {
  test('issue 13: nobody gives what they do not hold there themselves', async () => {
    const [within, beyond] = [
      await define(directory),
      await define([...directory, 'group.view', 'groupType.edit']),
    ];
    const person = await tenant.person('Usher');
    expect((await give(local, person, within)).status).toBe(202);
    expect((await give(local, person, beyond)).status).toBe(404);
    expect((await give(local, person, within, tenant.churches[1])).status).toBe(404);
    const team = (await (await local.ask('GET', '/api/v1/access/team')).json()) as {
      places: { scopeId: string; customRoles: { id: string }[] }[];
    };
    const offered = team.places.find(({ scopeId }) => scopeId === tenant.churches[0])?.customRoles;
    expect(offered?.map(({ id }) => id)).toContain(within);
    expect(offered?.map(({ id }) => id)).not.toContain(beyond);
  });

  test('issue 13: with a role that gives roles, nobody gives more than they hold, nor a role on a level with it', async () => {
    const helps = [...directory, 'account.manage', 'role.assign'];
    const { id, person: giver } = await holding(helps);
    const person = await tenant.person('Usher');
    expect((await give(giver, person, await define(directory))).status).toBe(202);
    expect((await give(giver, person, await define(counting))).status).toBe(404);
    expect((await give(giver, person, id)).status).toBe(404);
    const pastor = { role: 'Pastor', scope: 'church', scopeId: tenant.churches[0] };
    const path = `/api/v1/access/accounts/${person.id}/roles`;
    expect((await giver.ask('POST', path, pastor)).status).toBe(404);
  });

  test('issue 13: who does not define roles is refused before any is looked up', async () => {
    const id = await define(directory);
    for (const asked of [id, randomUUID()]) {
      const path = `${roles}/${asked}`;
      expect((await local.ask('PUT', path, { ...bodyOf(directory), version: 1 })).status).toBe(403);
      expect((await local.ask('POST', `${path}/archive`, {})).status).toBe(403);
    }
    expect((await local.ask('POST', roles, bodyOf(directory))).status).toBe(403);
  });

  test('issue 13: a role of another organisation is not there', async () => {
    const elsewhere = await newTenant(server);
    const other = await elsewhere.person('System Admin', wholeTenant);
    const id = await define(directory);
    const body = { ...bodyOf(directory), version: 1 };
    expect((await other.ask('PUT', `${roles}/${id}`, body)).status).toBe(404);
    const person = await elsewhere.person('Usher');
    expect((await give(other, person, id, elsewhere.churches[0])).status).toBe(404);
    const { custom } = (await (await other.ask('GET', roles)).json()) as { custom: unknown[] };
    expect(custom).toEqual([]);
    const seen = await inTenant(server.services.pool, elsewhere.id, (tx) =>
      tx.rows('', 'select id from custom_role', []),
    );
    expect(seen).toEqual([]);
  });

  test('issue 13: the list says how many hold each role, where the reader looks after', async () => {
    const { id, person } = await holding(directory);
    await give(administrator, person, id, tenant.churches[1]);
    const read = async (by: Person) => {
      const { custom } = (await (await by.ask('GET', roles)).json()) as {
        custom: { id: string; people: number }[];
      };
      return custom.find((one) => one.id === id)?.people;
    };
    expect(await read(administrator)).toBe(1);
    expect(await read(local)).toBe(1);
    const beside = await tenant.person('Church Admin', church(tenant.churches[2]));
    expect(await read(beside)).toBe(0);
  });
});
