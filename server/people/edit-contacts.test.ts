import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caring, caringHere } from '../../tests/support/care.ts';
import { groupOf } from '../../tests/support/groups-of-people.ts';
import { church } from '../../tests/support/members.ts';

let here: Caring;
beforeAll(async () => {
  here = await caringHere();
});
afterAll(() => here.server.close());

const address = { was: null, shallBe: '12 Vilakazi Street' };
const phoneNumbers = {
  was: [],
  shallBe: [{ kind: 'mobile', number: '082 555 0142', optOut: false }],
};

test('issue 13: a group leader changes how a member is reached, and the history says by whom', async () => {
  const { tenant, office, send, heldBy } = here;
  const member = await here.known('Palesa Motaung');
  const { id: groupId } = await groupOf(here, member);
  const leader = await tenant.person('Group Leader', { kind: 'group', id: groupId });
  const edits = { address, phoneNumbers };
  expect(await send(leader, 'people.editContacts', { id: member, edits })).toMatchObject({
    status: 'applied',
  });
  expect((await heldBy(leader, 'person')).get(member)).toMatchObject({
    address: '12 Vilakazi Street',
    phoneNumbers: [{ kind: 'mobile', number: '+27825550142', optOut: false }],
  });
  const answer = await office.ask('GET', `/api/v1/people/${member}/history`);
  const { data } = (await answer.json()) as { data: { byName: string }[] };
  expect(data[0]?.byName).toBe(leader.signedIn.user.name);
});

test('issue 13: every other field is refused with a sentence, by this call and by that of the office, and nothing is written', async () => {
  const { tenant, send, heldBy } = here;
  const [churchId] = tenant.churches;
  const member = await here.known('Kagiso Molefe');
  const { id: groupId } = await groupOf(here, member);
  const leader = await tenant.person('Group Leader', { kind: 'group', id: groupId });
  const connectionStatus = { was: 'Member', shallBe: 'New Convert' };
  for (const edits of [{ connectionStatus }, { address, connectionStatus }]) {
    const sent = await send(leader, 'people.editContacts', { id: member, edits });
    expect(sent).toMatchObject({ status: 'rejected', problem: { code: 'validation' } });
    expect(JSON.stringify(sent.problem)).toContain('Ask your church office for the rest');
    expect(await send(leader, 'people.edit', { id: member, churchId, edits })).toMatchObject({
      status: 'rejected',
      problem: { code: 'forbidden' },
    });
  }
  expect((await heldBy(leader, 'person')).get(member)).toMatchObject({
    address: null,
    connectionStatus: 'Member',
  });
});

test('issue 13 B01: of others, and of who left the group, a leader reads that nobody is there', async () => {
  const { tenant, office, send } = here;
  const [churchId] = tenant.churches;
  const member = await here.known('Gift Zulu');
  const other = await here.known('Neo Khumalo');
  const { id: groupId, memberIds } = await groupOf(here, member);
  const leader = await tenant.person('Group Leader', { kind: 'group', id: groupId });
  const change = (id: string) => send(leader, 'people.editContacts', { id, edits: { address } });
  const none = { status: 'rejected', problem: { code: 'not_found' } };
  expect(await change(other)).toMatchObject(none);
  const edits = {
    status: { was: 'active', shallBe: 'left' },
    leftOn: { was: null, shallBe: '2026-11-20' },
  };
  await send(office, 'groupMembers.edit', { id: memberIds[0], groupId, churchId, edits });
  expect(await change(member)).toMatchObject(none);
  const usher = await tenant.person('Usher', church(churchId));
  expect(await send(usher, 'people.editContacts', { id: other, edits: { address } })).toMatchObject(
    { status: 'rejected', problem: { code: 'forbidden' } },
  );
});
