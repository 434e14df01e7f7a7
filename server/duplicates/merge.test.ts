import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOf } from '../../tests/support/audit.ts';
import { church } from '../../tests/support/members.ts';
import { type Merging, mergingHere } from '../../tests/support/merging.ts';
import type { Person as Account } from '../../tests/support/tenant.ts';

let here: Merging;
let office: Account;
beforeAll(async () => {
  here = await mergingHere();
  office = await here.tenant.person('Church Admin', church(here.tenant.churches[0]));
});
afterAll(() => here.server.close());

test('issue 13: the person who stays has the chosen values, and what named the other one names them', async () => {
  const { kept, lost } = await here.twoPeople();
  const group = await here.group();
  const family = await here.family();
  const member = await here.member(group, lost.id);
  const place = await here.familyMember(family, lost.id);
  const followUp = await here.followUp(lost.id, { assignedTo: lost.id });
  await here.leads(lost.id);
  const edits = { lastName: { was: kept.lastName, shallBe: 'Motaung-Dube' } };
  expect(await here.merge(kept, lost, { edits })).toMatchObject({ status: 'applied' });
  expect(await here.rowOf('person', lost.id)).toBeUndefined();
  expect(await here.rowOf('person', kept.id)).toMatchObject({
    lastName: 'Motaung-Dube',
    listName: 'Motaung-Dube, Palesa',
  });
  expect(await here.rowOf('groupMembership', member)).toMatchObject({ personId: kept.id });
  expect(await here.rowOf('familyMember', place)).toMatchObject({ personId: kept.id });
  expect(await here.rowOf('followUp', followUp)).toMatchObject({
    personId: kept.id,
    assignedTo: kept.id,
  });
  const [churchId] = here.tenant.churches;
  expect(await here.rowOf('church', churchId)).toMatchObject({ leaderPersonId: kept.id });
});

test('issue 13: what the other record said in a custom field stays, also of a field that was retired since', async () => {
  const field = randomUUID();
  const said = { [field]: 'Rain' };
  const { kept, lost } = await here.twoPeople({}, { custom: said });
  const edits = { custom: { [field]: { was: null, shallBe: 'Rain' } } };
  expect(await here.merge(kept, lost, { edits })).toMatchObject({ status: 'applied' });
  expect(await here.rowOf('person', kept.id)).toMatchObject({ custom: said });
});

test('issue 13: devices let go of the one who went', async () => {
  const { kept, lost } = await here.twoPeople();
  const before = await here.pulledBy(office);
  expect(before.ids.has(lost.id)).toBe(true);
  await here.merge(kept, lost);
  const after = await here.pulledBy(office, before.cursor);
  expect(after.gone.has(lost.id)).toBe(true);
});

test('issue 13: who was in one group twice is in it once, since the earlier day', async () => {
  const { kept, lost } = await here.twoPeople();
  const group = await here.group();
  const stays = await here.member(group, kept.id, { joinedOn: '2026-01-11' });
  const goes = await here.member(group, lost.id, { joinedOn: '2024-02-11' });
  expect(await here.merge(kept, lost)).toMatchObject({ status: 'applied' });
  expect(await here.rowOf('groupMembership', stays)).toMatchObject({ joinedOn: '2024-02-11' });
  expect(await here.rowOf('groupMembership', goes)).toBeUndefined();
});

test('issue 13: somebody has one main family, and the head of a family stays its head', async () => {
  const { kept, lost } = await here.twoPeople();
  const [main, both] = [await here.family(), await here.family()];
  await here.familyMember(main, kept.id, { isPrimaryFamily: true });
  const stays = await here.familyMember(both, kept.id, { role: 'other' });
  await here.familyMember(both, lost.id, { role: 'head', isPrimaryFamily: true });
  expect(await here.merge(kept, lost)).toMatchObject({ status: 'applied' });
  expect(await here.rowOf('familyMember', stays)).toMatchObject({
    role: 'head',
    isPrimaryFamily: false,
  });
});

test('issue 13: the account of the other one goes to who has none; of two accounts the own one stays', async () => {
  const [one, other] = [
    await here.tenant.person('Usher', church(here.tenant.churches[0])),
    await here.tenant.person('Usher', church(here.tenant.churches[0])),
  ];
  const first = await here.twoPeople({}, { accountId: one.id });
  expect(await here.merge(first.kept, first.lost)).toMatchObject({ status: 'applied' });
  expect(await here.rowOf('person', first.kept.id)).toMatchObject({ accountId: one.id });
  const { lost } = await here.twoPeople({}, { accountId: other.id });
  const kept = { ...first.kept, accountId: one.id };
  expect(await here.merge(kept, lost)).toMatchObject({ status: 'applied' });
  expect(await here.rowOf('person', kept.id)).toMatchObject({ accountId: one.id });
});

test('issue 13: A into B, then B into A is refused in words: they are one already', async () => {
  const { kept, lost } = await here.twoPeople();
  await here.merge(kept, lost);
  expect(await here.merge(lost, kept)).toMatchObject({
    status: 'rejected',
    problem: { message: 'These two are one person already' },
  });
  expect(await here.merge(kept, kept)).toMatchObject({
    status: 'rejected',
    problem: { message: 'Choose two people' },
  });
});

test('issue 13: two who merge the same pair at once, each into the other: one merge is made', async () => {
  const { kept, lost } = await here.twoPeople();
  const results = await Promise.all([here.merge(kept, lost), here.merge(lost, kept)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['applied', 'rejected']);
});

test('issue 13: what was changed of either meanwhile stops the merge, and nothing is lost unseen', async () => {
  const { kept, lost } = await here.twoPeople();
  const edit = (id: string) =>
    here.send('people.edit', {
      id,
      churchId: kept.churchId,
      edits: { occupation: { was: null, shallBe: 'Teacher' } },
    });
  await edit(lost.id);
  const refused = { status: 'rejected', problem: { message: /changed meanwhile/ } };
  const answer = await here.merge(kept, lost);
  expect(answer).toMatchObject({ status: 'rejected' });
  expect(answer.problem?.message).toMatch(refused.problem.message);
  expect(await here.rowOf('person', lost.id)).toMatchObject({ occupation: 'Teacher' });
  await edit(kept.id);
  const edits = { occupation: { was: null, shallBe: 'Nurse' } };
  const other = await here.merge(kept, { ...lost, occupation: 'Teacher' }, { edits });
  expect(other.problem?.message).toMatch(refused.problem.message);
});

test('issue 13: values that no form would take are refused by a merge too', async () => {
  const { kept, lost } = await here.twoPeople();
  const edits = { baptismDate: { was: null, shallBe: '2014-04-20' } };
  expect(await here.merge(kept, lost, { edits })).toMatchObject({
    status: 'rejected',
    problem: { fields: { baptismDate: expect.stringContaining('baptised') } },
  });
  expect(await here.rowOf('person', lost.id)).toBeDefined();
});

test('B06 issue 13: who may merge in the one church alone learns nothing of the other', async () => {
  const { kept, lost } = await here.twoPeople({}, { churchId: here.tenant.churches[1] });
  const refused = { status: 'rejected', problem: { code: 'not_found' } };
  expect(await here.merge(kept, lost, {}, office)).toMatchObject(refused);
  expect(await here.merge(kept, { ...lost, id: randomUUID() }, {}, office)).toMatchObject(refused);
  // A made-up church does not open the one where they are.
  const said = { ...lost, churchId: kept.churchId };
  expect(await here.merge(kept, said, {}, office)).toMatchObject(refused);
  const pastor = await here.tenant.person('Pastor', church(here.tenant.churches[0]));
  const own = await here.twoPeople();
  expect(await here.merge(own.kept, own.lost, {}, pastor)).toMatchObject({ status: 'rejected' });
  expect(await here.rowOf('person', own.lost.id)).toBeDefined();
});

test('issue 13: the history and the audit say who merged whom', async () => {
  const { kept, lost } = await here.twoPeople();
  await here.merge(kept, lost, {}, office);
  const history = await office.ask('GET', `/api/v1/people/${kept.id}/history`);
  const { data } = (await history.json()) as { data: object[] };
  expect(data[0]).toMatchObject({
    what: 'merged',
    byName: office.signedIn.user.name,
    changes: [{ field: 'withWhom', became: 'Palesa Motaung' }],
  });
  expect(await auditOf(here.tenant.id, kept.id)).toMatchObject([
    { action: 'people.merge', actorId: office.id },
  ]);
});
