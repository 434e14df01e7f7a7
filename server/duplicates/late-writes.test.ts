import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { church } from '../../tests/support/members.ts';
import { type Merging, mergingHere } from '../../tests/support/merging.ts';
import type { Person } from '#domain/people/entities.ts';

let here: Merging;
beforeAll(async () => {
  here = await mergingHere();
});
afterAll(() => here.server.close());

async function merged() {
  const two = await here.twoPeople();
  await here.merge(two.kept, two.lost);
  return two;
}

const edit = ({ id, churchId }: Person, edits: object) =>
  here.send('people.edit', { id, churchId, edits });

test('issue 13: an edit of the one who went, captured before the merge was heard of, lands on the one who stayed', async () => {
  const { kept, lost } = await merged();
  const answer = await edit(lost, { occupation: { was: null, shallBe: 'Teacher' } });
  expect(answer).toMatchObject({ status: 'applied', output: { id: kept.id } });
  expect(await here.rowOf('person', kept.id)).toMatchObject({ occupation: 'Teacher' });
});

test('issue 13: where the one who stayed says something else, the late edit clashes and its author chooses', async () => {
  const { kept, lost } = await here.twoPeople({ occupation: 'Nurse' });
  await here.merge(kept, lost);
  const answer = await edit(lost, { occupation: { was: null, shallBe: 'Teacher' } });
  expect(answer).toMatchObject({ status: 'conflict' });
  expect(await here.rowOf('person', kept.id)).toMatchObject({ occupation: 'Nurse' });
});

test('issue 13: a late archiving of the one who went archives nobody: they are away', async () => {
  const { kept, lost } = await merged();
  const status = { was: 'active', shallBe: 'archived' };
  expect(await edit(lost, { status })).toMatchObject({ status: 'applied' });
  expect(await here.rowOf('person', kept.id)).toMatchObject({ status: 'active' });
  // What else somebody says of them is not lost.
  const moved = { status: { was: 'active', shallBe: 'movedAway' } };
  expect(await edit(lost, moved)).toMatchObject({ status: 'applied' });
  expect(await here.rowOf('person', kept.id)).toMatchObject({ status: 'movedAway' });
});

test('issue 13: a late edit lands by the chain: A that became B, which became C, is C', async () => {
  const { kept, lost } = await merged();
  const { kept: last } = await here.twoPeople();
  expect(await here.merge(last, kept)).toMatchObject({ status: 'applied' });
  expect(
    await edit(lost, { address: { was: null, shallBe: '31 Martha Louw Street' } }),
  ).toMatchObject({ status: 'applied' });
  expect(await here.rowOf('person', last.id)).toMatchObject({ address: '31 Martha Louw Street' });
});

test('issue 13: whatever names the one who went by a late write names the one who stayed', async () => {
  const { kept, lost } = await merged();
  const { churchId } = kept;
  const [groupId, familyId] = [await here.group(), await here.family()];
  const member = {
    groupId,
    churchId,
    personId: lost.id,
    roleKey: 'member',
    joinedOn: '2026-11-01',
  };
  const more = { leftOn: null, note: null, status: 'active' };
  const joined = await here.send('groupMembers.create', { ...member, ...more });
  expect(joined).toMatchObject({ status: 'applied' });
  expect(await here.rowOf('groupMembership', joined.id)).toMatchObject({ personId: kept.id });
  const id = randomUUID();
  const row = { familyId, churchId, personId: lost.id, role: 'head', livesHere: true };
  const flags = { isPrimaryContact: false, isPrimaryFamily: false, status: 'active' };
  const rest = { since: null, until: null, note: null };
  expect(
    await here.send('familyMembers.addMany', { rows: [{ id, ...row, ...flags, ...rest }] }),
  ).toMatchObject({ status: 'applied' });
  expect(await here.rowOf('familyMember', id)).toMatchObject({ personId: kept.id });
  const followUp = await here.followUp(kept.id);
  const assignedTo = { was: null, shallBe: lost.id };
  expect(
    await here.send('followUps.editMany', {
      edits: [{ id: followUp, churchId, edits: { assignedTo } }],
    }),
  ).toMatchObject({ status: 'applied', output: { refused: [] } });
  expect(await here.rowOf('followUp', followUp)).toMatchObject({ assignedTo: kept.id });
});

test('issue 13: a late edit of a membership that was twice lands on the one that stayed', async () => {
  const { kept, lost } = await here.twoPeople();
  const groupId = await here.group();
  const stays = await here.member(groupId, kept.id);
  const goes = await here.member(groupId, lost.id);
  await here.merge(kept, lost);
  const edits = { note: { was: null, shallBe: 'Brings the keys' } };
  const { churchId } = kept;
  expect(
    await here.send('groupMembers.edit', { id: goes, groupId, churchId, edits }),
  ).toMatchObject({ status: 'applied' });
  expect(await here.rowOf('groupMembership', stays)).toMatchObject({ note: 'Brings the keys' });
});

test('issue 13: a refused late edit of many is told under the id that the device knows', async () => {
  const { kept, lost } = await merged();
  const edits = { firstName: { was: 'Somebody else', shallBe: 'Nomsa' } };
  const { id, churchId } = lost;
  const answer = await here.send('people.editMany', { edits: [{ id, churchId, edits }] });
  expect(answer).toMatchObject({ status: 'conflict' });
  expect(JSON.stringify(answer)).toContain(lost.id);
  expect(await here.rowOf('person', kept.id)).toMatchObject({ firstName: 'Palesa' });
});

test('issue 13: who asks for the one who went is answered the one who stayed, with both histories', async () => {
  const { kept, lost } = await here.twoPeople();
  await edit(lost, { occupation: { was: null, shallBe: 'Teacher' } });
  await here.merge(kept, { ...lost, occupation: 'Teacher' });
  const found = await here.admin.ask('GET', `/api/v1/people/${lost.id}`);
  expect(await found.json()).toMatchObject({ data: { id: kept.id } });
  const history = await here.admin.ask('GET', `/api/v1/people/${kept.id}/history`);
  const { data } = (await history.json()) as { data: { what: string }[] };
  expect(data.map(({ what }) => what)).toEqual(['merged', 'changed']);
});

test('B06 issue 13: a late edit into a church that its author does not look after finds nobody', async () => {
  const [first, second] = here.tenant.churches;
  const { kept, lost } = await here.twoPeople({ churchId: second });
  await here.merge(kept, lost);
  const office = await here.tenant.person('Church Admin', church(first));
  const edits = { occupation: { was: null, shallBe: 'Teacher' } };
  expect(
    await here.send('people.edit', { id: lost.id, churchId: first, edits }, office),
  ).toMatchObject({ status: 'rejected', problem: { code: 'not_found' } });
});
