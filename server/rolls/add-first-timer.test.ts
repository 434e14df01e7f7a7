import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { church } from '../../tests/support/members.ts';
import { type RollCalls, rollCallsHere } from '../../tests/support/roll-calls.ts';
import type { Person as Account } from '../../tests/support/tenant.ts';
import type { FirstTimerInput } from '#domain/rolls/first-timer.ts';

let here: RollCalls;
beforeAll(async () => {
  here = await rollCallsHere();
});
afterAll(() => here.server.close());

const add = (input: FirstTimerInput, author: Account, id: string = randomUUID()) =>
  here.send('rolls.addFirstTimer', input, author, id);

async function counted(): Promise<Record<string, number>> {
  const tables = ['person', 'group_membership', 'follow_up', 'consent', 'roll'];
  const rows = await Promise.all(
    tables.map(async (table) => {
      const [found] = await here.within((tx) =>
        tx.rows<{ count: number }>(
          '',
          `select count(*) as count from ${table} where tenant_id = $1`,
          [tx.tenantId],
        ),
      );
      return [table, Number(found?.count)] as const;
    }),
  );
  return Object.fromEntries(rows);
}

test('issue 14: a first timer is a person, a member, present, and owed a call by the leader', async () => {
  const group = await here.group();
  const [leaderPerson = ''] = (await here.group(['Naledi Mokoena'])).memberIds;
  await here.member(group.id, leaderPerson, { roleKey: 'leader' });
  const id = randomUUID();
  const result = await add(here.firstTimer(group.id, { holySpirit: true }), group.leader, id);
  expect(result).toMatchObject({ status: 'applied', output: { personId: id } });
  const { date, churchId } = here.meeting(group.id);
  expect(await here.rowOf('person', id)).toMatchObject({
    churchId,
    listName: 'Motaung, Palesa',
    connectionStatus: 'First Timer',
    source: 'Cell',
    firstVisitDate: date,
    receivedHolySpirit: true,
    phoneNumbers: [{ number: '+27725550147' }],
  });
  expect(await here.rowOf('groupMembership', id)).toMatchObject({
    groupId: group.id,
    personId: id,
    status: 'active',
    roleKey: 'member',
    joinedOn: date,
  });
  expect(await here.rowOf('followUp', id)).toMatchObject({
    personId: id,
    assignedTo: leaderPerson,
    type: 'General Well Being',
    status: 'active',
  });
  expect(await here.rowOf('consent', id)).toMatchObject({
    personId: id,
    purpose: 'messages',
    state: 'given',
    textVersion: '2026-11',
    saidOn: date,
  });
  expect(await here.rollsOf(group.id)).toMatchObject([
    { present: [id], firstTimers: [id], newConverts: [], receivedHolySpirit: [id] },
  ]);
});

test('issue 14: the leader, who may add nobody otherwise, sees who it is', async () => {
  const group = await here.group();
  const id = randomUUID();
  await add(here.firstTimer(group.id, { joins: false }), group.leader, id);
  expect(await here.rowOf('groupMembership', id)).toMatchObject({ status: 'pending' });
  const { ids } = await here.pulledBy(group.leader);
  expect(ids).toContain(id);
});

test('issue 14: nobody agreed where nobody asked, and a new convert is followed up as one', async () => {
  const group = await here.group();
  const id = randomUUID();
  const input = here.firstTimer(group.id, { newConvert: true, agreesTo: null, phone: null });
  await add(input, group.leader, id);
  expect(await here.rowOf('consent', id)).toBeUndefined();
  expect(await here.rowOf('person', id)).toMatchObject({
    connectionStatus: 'New Convert',
    phoneNumbers: [],
  });
  expect(await here.rowOf('followUp', id)).toMatchObject({ type: 'New Convert', assignedTo: null });
});

test('issue 14: a first timer who is sent twice is one person', async () => {
  const group = await here.group();
  const [id, input] = [randomUUID(), here.firstTimer(group.id)];
  await add(input, group.leader, id);
  const before = await counted();
  expect(await add(input, group.leader, id)).toMatchObject({ status: 'duplicate' });
  expect(await counted()).toEqual(before);
});

test('issue 14: a first timer joins the roll that others began', async () => {
  const group = await here.group(['Thabo Nkosi']);
  const [thabo = ''] = group.memberIds;
  await here.mark(group, [here.said(thabo, 'absent')]);
  const id = randomUUID();
  await add(here.firstTimer(group.id), group.leader, id);
  expect(await here.rollsOf(group.id)).toMatchObject([{ present: [id], absent: [thabo] }]);
  await here.mark(group, [
    here.said(id, 'absent', { at: new Date(Date.now() + 1000).toISOString() }),
  ]);
  expect(await here.rollsOf(group.id)).toMatchObject([
    { present: [], absent: [id, thabo].toSorted(), firstTimers: [id] },
  ]);
});

test('issue 14: who may not submit the report of the group adds nobody, and nothing is left behind', async () => {
  const group = await here.group();
  const [churchId] = here.tenant.churches;
  const authors = [
    (await here.group()).leader,
    await here.tenant.person('Usher', church(churchId)),
    await here.tenant.person('Auditor', { kind: 'tenant' }),
  ];
  const before = await counted();
  for (const author of authors) {
    expect(await add(here.firstTimer(group.id), author)).toMatchObject({
      status: 'rejected',
      problem: { code: 'forbidden' },
    });
  }
  expect(await counted()).toEqual(before);
});

test('issue 14: what is wrong is said in a sentence, and nothing of it is written', async () => {
  const group = await here.group();
  const before = await counted();
  const wrong = [{ firstName: ' ' }, { phone: 'none' }, { date: '2099-01-01' }];
  for (const change of wrong) {
    expect(await add(here.firstTimer(group.id, change), group.leader)).toMatchObject({
      status: 'rejected',
      problem: { code: 'validation' },
    });
  }
  expect(await counted()).toEqual(before);
});

test('issue 14: the audit names each record that was added', async () => {
  const group = await here.group();
  const id = randomUUID();
  await add(here.firstTimer(group.id), group.leader, id);
  const lines = await here.within((tx) =>
    tx.rows<{ entity: string }>(
      '',
      'select entity from audit_log where tenant_id = $1 and entity_id = $2 and action = $3',
      [tx.tenantId, id, 'rolls.addFirstTimer'],
    ),
  );
  expect(lines.map(({ entity }) => entity).toSorted()).toEqual([
    'consent',
    'followUp',
    'groupMembership',
    'person',
  ]);
});
