import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearer } from '../../tests/support/api.ts';
import { church } from '../../tests/support/members.ts';
import { personOf } from '../../tests/support/people-rows.ts';
import { mutationOf, push } from '../../tests/support/reports.ts';
import { newTenant, type Person, type TestTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import type { GroupMembership } from '#domain/groups/entities.ts';
import { groupTypes } from '#domain/groups/group-types.ts';
import { groups } from '#domain/groups/groups.ts';
import { memberships } from '#domain/groups/memberships.ts';
import { must } from '#domain/must.ts';
import { wholeRow } from '#domain/register/register.ts';
import type { RunningServer } from '../create-server.ts';
import { inTenant, type TenantTransaction } from '../database/tenant.ts';
import { selectList } from '../entity-store.ts';
import { recordEffect } from '../sync/record-effect.ts';
import { groupMembershipStore, groupStore } from './scopes.ts';

let server: RunningServer;
let tenant: TestTenant;
let office: Person;
beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  office = await tenant.person('Church Admin', church(tenant.churches[0]));
});
afterAll(() => server.close());

const within = <Answer>(work: (tx: TenantTransaction) => Promise<Answer>) =>
  inTenant(server.services.pool, tenant.id, work);

/** A group with a leader, an assistant and a member. */
async function aGroup() {
  const [churchId] = tenant.churches;
  const type = wholeRow(groupTypes, {
    ...groupTypes.blank,
    id: randomUUID(),
    name: `Type ${randomUUID()}`,
  });
  const group = wholeRow(groups, {
    ...groups.blank,
    id: randomUUID(),
    churchId,
    groupTypeId: type.id,
    name: `Diepkloof ${randomUUID()}`,
    weekdays: [4],
  });
  const people = ['Lesego Seabi', 'Vusi Mkhize', 'Zanele Mabaso'].map((one) =>
    personOf(churchId, one),
  );
  const members = people.map((one, at) =>
    wholeRow(memberships, {
      ...memberships.blank,
      id: randomUUID(),
      groupId: group.id,
      churchId,
      personId: one.id,
      roleKey: ['leader', 'assistant', 'member'][at] ?? '',
      joinedOn: '2025-01-15',
    }),
  );
  await within(async (tx) => {
    await recordEffect(tx, { output: null, inserts: { groupType: [type], person: people } }, null);
    await recordEffect(tx, { output: null, inserts: { group: [group] } }, null);
    await recordEffect(tx, { output: null, inserts: { groupMembership: members } }, null);
  });
  return { group, members };
}
type Made = Awaited<ReturnType<typeof aGroup>>;

const going = (member: GroupMembership | undefined, roleKey?: string) => {
  const { id, personId, roleKey: role } = must(member, 'a member');
  return { id, movedId: randomUUID(), personId, roleKey: roleKey ?? role };
};

function splitOf({ group, members }: Made, said: object = {}) {
  const [, assistant, last] = members;
  return {
    id: group.id,
    churchId: group.churchId,
    name: `Extension ${randomUUID()}`,
    on: '2026-11-25',
    members: [going(assistant, 'leader'), going(last)],
    ...said,
  };
}

async function send(args: object, id = randomUUID(), author = office) {
  const item = mutationOf(args, { name: 'groups.split', id });
  const [result] = await push(server.app, bearer(author.signedIn), [item]);
  return result as { status: string; problem?: { code: string; fields?: object } };
}

const membersIn = (groupId: string) =>
  within((tx) =>
    tx.rows<GroupMembership>(
      '',
      `select ${selectList(groupMembershipStore)} from group_membership
       where tenant_id = $1 and group_id = $2 order by role_key, id`,
      [tx.tenantId, groupId],
    ),
  );

const bornFrom = (groupId: string) =>
  within((tx) =>
    tx.rows<{ id: string }>(
      '',
      `select ${selectList(groupStore)} from groups where tenant_id = $1 and born_from_group_id = $2`,
      [tx.tenantId, groupId],
    ),
  );

test('issue 12: chosen members end in one group and begin in the new one on the same day; their history stays', async () => {
  const made = await aGroup();
  const id = randomUUID();
  const args = splitOf(made);
  expect(await send(args, id)).toMatchObject({ status: 'applied', output: { id } });
  const { groupTypeId, churchId, weekdays, parentGroupId } = made.group;
  expect(await bornFrom(made.group.id)).toMatchObject([
    { id, name: args.name, groupTypeId, churchId, weekdays, parentGroupId, status: 'active' },
  ]);
  const [assistant, leader, last] = await membersIn(made.group.id);
  expect(leader).toMatchObject({ status: 'active', leftOn: null });
  for (const gone of [assistant, last]) {
    expect(gone).toMatchObject({ status: 'left', leftOn: '2026-11-25', joinedOn: '2025-01-15' });
  }
  expect(await membersIn(id)).toMatchObject([
    { id: args.members[0]?.movedId, roleKey: 'leader', joinedOn: '2026-11-25', status: 'active' },
    { id: args.members[1]?.movedId, roleKey: 'member', joinedOn: '2026-11-25', status: 'active' },
  ]);
  const history = async (row: string) => {
    const answer = await office.ask('GET', `/api/v1/groupmembers/${row}/history`);
    return ((await answer.json()) as { data: object[] }).data;
  };
  expect(await history(args.members[0]?.id ?? '')).toMatchObject([
    { what: 'changed', byName: office.signedIn.user.name },
  ]);
  expect(await history(args.members[0]?.movedId ?? '')).toMatchObject([{ what: 'created' }]);
});

test('issue 12: the same split arrives twice and is done once', async () => {
  const made = await aGroup();
  const [id, args] = [randomUUID(), splitOf(made)];
  const results = await Promise.all([send(args, id), send(args, id)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['applied', 'duplicate']);
  expect(await send(args, id)).toMatchObject({ status: 'duplicate' });
  expect(await bornFrom(made.group.id)).toHaveLength(1);
  expect(await membersIn(id)).toHaveLength(2);
});

test('issue 12: two people divide one group at the same moment: the second hears that somebody is gone', async () => {
  const made = await aGroup();
  const results = await Promise.all([send(splitOf(made)), send(splitOf(made))]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['applied', 'rejected']);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    problem: { fields: { members: expect.stringContaining('no longer in the group') } },
  });
  expect(await bornFrom(made.group.id)).toHaveLength(1);
});

test('issue 12: what is wrong with a split is said at its field, and nothing is written', async () => {
  const made = await aGroup();
  const [leader, assistant, last] = made.members;
  const all = [leader, assistant, last].map((one) => going(one));
  const wrong: [object, string, string][] = [
    [{ name: made.group.name }, 'name', 'There is a group with this name'],
    [{ name: ' ' }, 'name', 'Fill this in'],
    [{ members: [] }, 'members', 'Choose who begins'],
    [{ members: all }, 'members', 'has to stay'],
    [{ members: [{ ...going(last), id: randomUUID() }] }, 'members', 'no longer in the group'],
    [{ members: [going(last), going(last)] }, 'members', 'chosen twice'],
    [{ members: [going(last, 'elder')] }, 'members', 'Choose a role'],
    [{ on: '2025-01-14' }, 'members', 'joined after this day'],
    [{ on: '2026-02-30' }, 'on', 'does not exist'],
  ];
  for (const [said, field, sentence] of wrong) {
    expect(await send(splitOf(made, said)), sentence).toMatchObject({
      status: 'rejected',
      problem: { code: 'validation', fields: { [field]: expect.stringContaining(sentence) } },
    });
  }
  expect(await bornFrom(made.group.id)).toEqual([]);
  expect((await membersIn(made.group.id)).map(({ status }) => status)).toEqual([
    'active',
    'active',
    'active',
  ]);
});

test('issue 12: who leads a group alone divides none, and nobody divides what is not theirs', async () => {
  const made = await aGroup();
  const leader = await tenant.person('Group Leader', { kind: 'group', id: made.group.id });
  const elsewhere = await tenant.person('Church Admin', church(tenant.churches[1]));
  expect(await send(splitOf(made), randomUUID(), leader)).toMatchObject({
    problem: { code: 'forbidden' },
  });
  const asTheirs = splitOf(made, { churchId: tenant.churches[1] });
  expect(await send(asTheirs, randomUUID(), elsewhere)).toMatchObject({
    problem: { code: 'not_found' },
  });
  expect(await bornFrom(made.group.id)).toEqual([]);
});
