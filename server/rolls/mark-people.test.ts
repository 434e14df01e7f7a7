import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { church, endRoles } from '../../tests/support/members.ts';
import { personOf } from '../../tests/support/people-rows.ts';
import { type RollCalls, rollCallsHere } from '../../tests/support/roll-calls.ts';
import { addDays } from '#domain/values/dates/local-date.ts';

let here: RollCalls;
beforeAll(async () => {
  here = await rollCallsHere();
});
afterAll(() => here.server.close());

const names = ['Bongani Ndlovu', 'Kagiso Molefe', 'Lerato Dlamini'];

/** A group with three people in it, each by a name of their own. */
async function threeIn() {
  const group = await here.group(names);
  const [bongani = '', kagiso = '', lerato = ''] = group.memberIds;
  return { group, bongani, kagiso, lerato };
}

test('issue 14: a meeting has one roll, which keeps the marks that nobody touched', async () => {
  const { group, bongani, kagiso, lerato } = await threeIn();
  const first = await here.mark(group, [
    here.said(bongani, 'present', { newConvert: true }),
    here.said(kagiso, 'absent'),
  ]);
  expect(first).toMatchObject({ status: 'applied', output: { unknown: [] } });
  await here.mark(group, [here.said(kagiso, 'present'), here.said(lerato, 'absent')]);
  expect(await here.rollsOf(group.id)).toMatchObject([
    {
      present: [bongani, kagiso].toSorted(),
      absent: [lerato],
      newConverts: [bongani],
      authorIds: [group.leader.id],
    },
  ]);
  await here.mark(group, [here.said(bongani, 'none')]);
  expect(await here.rollsOf(group.id)).toMatchObject([{ present: [kagiso], newConverts: [] }]);
  await here.mark(group, [here.said(bongani, 'absent')], { weeksAgo: 1 });
  expect(await here.rollsOf(group.id)).toHaveLength(2);
});

test('issue 14: two leaders mark one meeting; the newer mark stands, whichever arrives first', async () => {
  const { group, bongani, kagiso } = await threeIn();
  const assistant = await here.tenant.person('Group Leader', { kind: 'group', id: group.id });
  const older = [here.said(bongani, 'absent'), here.said(kagiso, 'absent')];
  const newer = [here.said(bongani, 'present')];
  await here.mark(group, newer, { by: assistant });
  await here.mark(group, older);
  const [roll] = await here.rollsOf(group.id);
  expect(roll).toMatchObject({ present: [bongani], absent: [kagiso] });
  expect(roll?.authorIds.toSorted()).toEqual([group.leader.id, assistant.id].toSorted());
});

test('issue 14: both leaders begin the roll at the same moment, and it is one', async () => {
  const { group, bongani, kagiso } = await threeIn();
  const assistant = await here.tenant.person('Group Leader', { kind: 'group', id: group.id });
  const results = await Promise.all([
    here.mark(group, [here.said(bongani, 'present')]),
    here.mark(group, [here.said(kagiso, 'absent')], { by: assistant }),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['applied', 'applied']);
  expect(await here.rollsOf(group.id)).toMatchObject([{ present: [bongani], absent: [kagiso] }]);
});

test('issue 14: marks that are sent twice are executed once', async () => {
  const { group, bongani } = await threeIn();
  const id = randomUUID();
  const marks = [here.said(bongani, 'present')];
  await here.mark(group, marks, { id });
  await here.mark(group, [here.said(bongani, 'absent')]);
  expect(await here.mark(group, marks, { id })).toMatchObject({ status: 'duplicate' });
  expect(await here.rollsOf(group.id)).toMatchObject([{ absent: [bongani] }]);
});

test('issue 14: a clock that is ahead does not win for ever', async () => {
  const { group, bongani } = await threeIn();
  await here.mark(group, [here.said(bongani, 'absent', { at: '2099-01-01T00:00:00.000Z' })]);
  const later = new Date(Date.now() + 60_000).toISOString();
  await here.mark(group, [here.said(bongani, 'present', { at: later })]);
  expect(await here.rollsOf(group.id)).toMatchObject([{ present: [bongani] }]);
});

test('issue 14: somebody who left the group since stays as marked, and can be marked', async () => {
  const { group, bongani } = await threeIn();
  await here.mark(group, [here.said(bongani, 'present')]);
  await here.within((tx) =>
    tx.rows(
      '',
      `update group_membership set status = 'left', left_on = joined_on
       where tenant_id = $1 and person_id = $2`,
      [tx.tenantId, bongani],
    ),
  );
  expect(await here.rollsOf(group.id)).toMatchObject([{ present: [bongani] }]);
  await here.mark(group, [here.said(bongani, 'absent')]);
  expect(await here.rollsOf(group.id)).toMatchObject([{ absent: [bongani] }]);
});

test('issue 14: a leader marks nobody whom they do not see, and hears no more than of an id that never was', async () => {
  const { group, bongani } = await threeIn();
  const [churchId, elsewhere] = here.tenant.churches;
  const [stranger, other] = [personOf(churchId, 'Sipho Zulu'), personOf(elsewhere, 'Ayanda Cele')];
  await here.add('person', [stranger, other]);
  const nobody = randomUUID();
  const marks = [stranger.id, other.id, nobody, bongani].map((id) => here.said(id, 'present'));
  const result = await here.mark(group, marks);
  expect(result).toMatchObject({
    status: 'applied',
    output: { unknown: [stranger.id, other.id, nobody] },
  });
  expect(await here.rollsOf(group.id)).toMatchObject([{ present: [bongani] }]);
  const pastor = await here.tenant.person('Pastor', church(churchId));
  await here.mark(group, [here.said(stranger.id, 'present'), here.said(other.id, 'present')], {
    by: pastor,
  });
  expect(await here.rollsOf(group.id)).toMatchObject([
    { present: [bongani, stranger.id].toSorted() },
  ]);
});

test('issue 14: where nobody can be marked there is no roll', async () => {
  const { group } = await threeIn();
  const result = await here.mark(group, [here.said(randomUUID(), 'present')]);
  expect(result).toMatchObject({ status: 'applied', output: { rollId: null } });
  expect(await here.rollsOf(group.id)).toEqual([]);
});

test.each([
  ['Usher', 'forbidden'],
  ['Auditor', 'forbidden'],
  ['Communications', 'forbidden'],
  ['Missions Coordinator', 'forbidden'],
  ['Pastor', null],
  ['Church Admin', null],
] as const)('issue 14: a %s of the church marks: %s', async (role, refused) => {
  const { group, bongani } = await threeIn();
  const author = await here.tenant.person(role, church(here.tenant.churches[0]));
  const result = await here.mark(group, [here.said(bongani, 'present')], { by: author });
  expect(result).toMatchObject(
    refused === null ? { status: 'applied' } : { status: 'rejected', problem: { code: refused } },
  );
  expect(await here.rollsOf(group.id)).toHaveLength(refused === null ? 1 : 0);
});

test('issue 14: who leads another group, or leads no more, marks nobody here', async () => {
  const { group, bongani } = await threeIn();
  const other = await here.group();
  const refused = { status: 'rejected', problem: { code: 'forbidden' } };
  const marks = [here.said(bongani, 'present')];
  expect(await here.mark(group, marks, { by: other.leader })).toMatchObject(refused);
  await endRoles(here.server.services.pool, here.tenant.id, group.leader.id);
  expect(await here.mark(group, marks)).toMatchObject(refused);
  expect(await here.rollsOf(group.id)).toEqual([]);
});

test.each([
  ['a day that is still to come', () => ({ date: addDays(here.meeting('').date, 2) }), 'date'],
  ['a service of the church', () => ({ serviceId: here.tenant.services[0] }), 'serviceId'],
  ['another church', () => ({ churchId: here.tenant.churches[1] }), 'groupId'],
])('issue 14: marks of %s are refused with a sentence', async (_, change, field) => {
  const { group, bongani } = await threeIn();
  const input = { ...here.meeting(group.id), marks: [here.said(bongani, 'present')], ...change() };
  const result = await here.send('rolls.mark', input, here.admin);
  expect(result).toMatchObject({
    status: 'rejected',
    problem: { code: 'validation', fields: { [field]: expect.any(String) as string } },
  });
});

test('issue 14: the audit tells that a roll was called, and of whom it says nothing', async () => {
  const { group, bongani } = await threeIn();
  await here.mark(group, [here.said(bongani, 'absent')]);
  const [roll] = await here.rollsOf(group.id);
  const lines = await here.within((tx) =>
    tx.rows<{ action: string; line: string }>(
      '',
      `select action, to_jsonb(a)::text as line from audit_log a
       where tenant_id = $1 and entity_id = $2`,
      [tx.tenantId, roll?.id],
    ),
  );
  expect(lines.map(({ action }) => action)).toEqual(['rolls.mark']);
  expect(lines[0]?.line).not.toContain(bongani);
});
