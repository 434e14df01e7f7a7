import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearer } from '../../tests/support/api.ts';
import { church } from '../../tests/support/members.ts';
import { addPeople } from '../../tests/support/people.ts';
import { personOf } from '../../tests/support/people-rows.ts';
import { mutationOf, push } from '../../tests/support/reports.ts';
import { newTenant, type Person, type TestTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import { groupTypes } from '#domain/groups/group-types.ts';
import { groups } from '#domain/groups/groups.ts';
import { type MemberRole, usualRoles } from '#domain/groups/member-roles.ts';
import { wholeRow } from '#domain/register/register.ts';
import type { RunningServer } from '../create-server.ts';
import { inTenant } from '../database/tenant.ts';
import { recordEffect } from '../sync/record-effect.ts';

let server: RunningServer;
let tenant: TestTenant;
let office: Person;
beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  office = await tenant.person('System Admin', { kind: 'tenant' });
});
afterAll(() => server.close());

const host: MemberRole = { ...(usualRoles[2] as MemberRole), key: 'host', label: 'Host' };

/** A group of a type of its own, in the first church. */
async function aGroup(memberRoles: MemberRole[] = [...usualRoles, host]) {
  const [churchId] = tenant.churches;
  const type = wholeRow(groupTypes, {
    ...groupTypes.blank,
    id: randomUUID(),
    name: `Type ${randomUUID()}`,
    memberRoles,
  });
  const group = wholeRow(groups, {
    ...groups.blank,
    id: randomUUID(),
    churchId,
    groupTypeId: type.id,
    name: `Group ${randomUUID()}`,
  });
  await inTenant(server.services.pool, tenant.id, async (tx) => {
    await recordEffect(tx, { output: null, inserts: { groupType: [type] } }, null);
    await recordEffect(tx, { output: null, inserts: { group: [group] } }, null);
  });
  return { type, group };
}

async function known(name: string, churchId = tenant.churches[0]): Promise<string> {
  const person = personOf(churchId, name);
  await addPeople(server.services.pool, tenant.id, [person]);
  return person.id;
}

async function send(author: Person, name: string, args: object, id = randomUUID()) {
  const [result] = await push(server.app, bearer(author.signedIn), [
    mutationOf(args, { name, id }),
  ]);
  return { ...(result as { status: string; problem?: { fields?: object } }), id };
}

const place = ({ id, churchId }: { id: string; churchId: string }) => ({ groupId: id, churchId });

async function join(
  group: { id: string; churchId: string },
  personId: string,
  roleKey = 'member',
  author = office,
) {
  const said = { personId, roleKey, joinedOn: '2026-11-01', note: null, status: 'active' };
  return send(author, 'groupMembers.create', { ...place(group), ...said });
}

const ending = {
  status: { was: 'active', shallBe: 'left' },
  leftOn: { was: null, shallBe: '2026-11-25' },
};

/** Rows of an entity that this person's device holds. */
async function heldBy(person: Person, t: string): Promise<Map<string, Record<string, unknown>>> {
  const answer = await person.ask('GET', '/api/v1/sync?limit=2000');
  const { changes } = (await answer.json()) as {
    changes: { t: string; id: string; gone?: true; d?: Record<string, unknown> }[];
  };
  return new Map(changes.filter((one) => one.t === t && one.d).map(({ id, d }) => [id, d ?? {}]));
}

test('issue 12: somebody is in a group once; who left joins again with a second row', async () => {
  const { group } = await aGroup();
  const thabo = await known('Thabo Nkosi');
  const first = await join(group, thabo, 'leader');
  expect(first).toMatchObject({ status: 'applied' });
  expect(await join(group, thabo)).toMatchObject({
    status: 'rejected',
    problem: { fields: { personId: 'This person is in the group already. Choose another' } },
  });
  const args = { id: first.id, ...place(group), edits: ending };
  expect(await send(office, 'groupMembers.edit', args)).toMatchObject({ status: 'applied' });
  expect(await join(group, thabo)).toMatchObject({ status: 'applied' });
  const back = {
    status: { was: 'left', shallBe: 'active' },
    leftOn: { was: '2026-11-25', shallBe: null },
  };
  expect(await send(office, 'groupMembers.edit', { ...args, edits: back })).toMatchObject({
    status: 'rejected',
    problem: { fields: { personId: expect.any(String) } },
  });
});

test('issue 12: an end has a day, which is not before the first one', async () => {
  const { group } = await aGroup();
  const { id } = await join(group, await known('Lindiwe Sithole'));
  const edit = (edits: object) => send(office, 'groupMembers.edit', { id, ...place(group), edits });
  expect(await edit({ status: ending.status })).toMatchObject({ status: 'rejected' });
  expect(await edit({ ...ending, leftOn: { was: null, shallBe: '2026-10-31' } })).toMatchObject({
    problem: { fields: { joinedOn: expect.stringContaining('earlier') } },
  });
  expect(await edit({ leftOn: ending.leftOn })).toMatchObject({ status: 'rejected' });
});

test('issue 12: a role is one of the type’s; one that members have stays, and no type without it is chosen', async () => {
  const { group, type } = await aGroup();
  const plain = await aGroup([...usualRoles]);
  expect(await join(group, await known('Zinhle Khumalo'), 'elder')).toMatchObject({
    problem: { fields: { roleKey: 'Choose one of the list' } },
  });
  const { id } = await join(group, await known('Kagiso Molefe'), 'host');
  const remove = () =>
    send(office, 'groupTypes.edit', {
      id: type.id,
      edits: { memberRoles: { was: type.memberRoles, shallBe: [...usualRoles] } },
    });
  expect(await remove()).toMatchObject({
    problem: { fields: { memberRoles: expect.stringContaining('“Host”') } },
  });
  expect(
    await send(office, 'groups.edit', {
      id: group.id,
      churchId: group.churchId,
      edits: { groupTypeId: { was: type.id, shallBe: plain.type.id } },
    }),
  ).toMatchObject({ problem: { fields: { groupTypeId: expect.stringContaining('“Host”') } } });
  await send(office, 'groupMembers.edit', { id, ...place(group), edits: ending });
  expect(await remove()).toMatchObject({ status: 'applied' });
});

test('issue 12: a group that moves to another church takes its members along', async () => {
  const { group } = await aGroup();
  const [first, second] = tenant.churches;
  const there = await tenant.person('Church Admin', church(second));
  const personId = await known('Naledi Mokoena', first);
  const { id } = await join(group, personId);
  expect((await heldBy(there, 'groupMembership')).has(id)).toBe(false);
  const edits = { churchId: { was: first, shallBe: second } };
  const moved = await send(office, 'groups.edit', { id: group.id, churchId: first, edits });
  expect(moved).toMatchObject({ status: 'applied' });
  expect((await heldBy(there, 'groupMembership')).get(id)).toMatchObject({ churchId: second });
  // Their home church is another: who sees the group sees who is in it.
  expect((await heldBy(there, 'person')).has(personId)).toBe(true);
  expect(await join({ ...group, churchId: first }, await known('Themba Dube'))).toMatchObject({
    problem: { fields: { groupId: expect.any(String) } },
  });
});

test('issue 12: a leader sees who is in their group and changes it; neither another group nor who left', async () => {
  const [mine, other] = [await aGroup(), await aGroup()];
  const leader = await tenant.person('Group Leader', { kind: 'group', id: mine.group.id });
  const [here, gone, there] = [
    await known('Bongani Ndlovu'),
    await known('Lerato Dlamini'),
    await known('Sipho Mthembu'),
  ];
  const stays = await join(mine.group, here);
  const leaves = await join(mine.group, gone);
  const foreign = await join(other.group, there);
  const end = (id: string, group: typeof mine.group) =>
    send(leader, 'groupMembers.edit', { id, ...place(group), edits: ending });
  expect(await end(leaves.id, mine.group)).toMatchObject({ status: 'applied' });
  expect(await end(foreign.id, other.group)).toMatchObject({
    status: 'rejected',
    problem: { code: 'forbidden' },
  });
  expect(await end(foreign.id, { ...mine.group })).toMatchObject({
    problem: { code: 'not_found' },
  });
  expect([...(await heldBy(leader, 'groupMembership')).keys()]).toEqual([stays.id]);
  expect([...(await heldBy(leader, 'person')).keys()]).toEqual([here]);
  const communications = await tenant.person('Communications', church(tenant.churches[0]));
  expect((await heldBy(communications, 'groupMembership')).size).toBe(0);
});

test('issue 12: the database keeps somebody from being in a group twice, whatever writes', async () => {
  const { group } = await aGroup();
  const personId = await known('Precious Zulu');
  await join(group, personId);
  const twice = inTenant(server.services.pool, tenant.id, (tx) =>
    tx.rows(
      '',
      `insert into group_membership (tenant_id, id, group_id, church_id, person_id, role_key, joined_on, status)
       values ($1, $2, $3, $4, $5, 'member', '2026-11-01', 'pending')`,
      [tx.tenantId, randomUUID(), group.id, group.churchId, personId],
    ),
  );
  await expect(twice).rejects.toThrow('group_membership_current');
});
