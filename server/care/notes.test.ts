import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditPage } from '../../tests/support/audit-log.ts';
import { type Caring, caringHere } from '../../tests/support/care.ts';
import { groupOf } from '../../tests/support/groups-of-people.ts';
import { church } from '../../tests/support/members.ts';
import { personOf } from '../../tests/support/people-rows.ts';
import { addPeople } from '../../tests/support/people.ts';
import type { Person } from '../../tests/support/tenant.ts';

let here: Caring;
let pastor: Person;
let ownId: string;
beforeAll(async () => {
  here = await caringHere();
  const { tenant, server } = here;
  pastor = await tenant.person('Pastor', church(tenant.churches[0]));
  const own = personOf(tenant.churches[0], 'Sipho Dlamini', { accountId: pastor.id });
  await addPeople(server.services.pool, tenant.id, [own]);
  ownId = own.id;
});
afterAll(() => here.server.close());

const noteOn = (personId: string, said: object = {}) => ({
  personId,
  churchId: here.tenant.churches[0],
  note: 'Told me of her debts',
  writtenOn: '2026-11-10',
  writerId: ownId,
  status: 'active',
  ...said,
});

test('issue 13 B01: confidential notes are for pastors of the church and administrators: nobody else learns that there are any', async () => {
  const { tenant, office, send, heldBy } = here;
  const [soweto, tshwane] = tenant.churches;
  const lindiwe = await here.known('Lindiwe Sithole');
  const { id, status } = await send(pastor, 'pastoralNotes.create', noteOn(lindiwe));
  expect(status).toBe('applied');
  for (const person of [pastor, office]) {
    expect((await heldBy(person, 'pastoralNote')).get(id)).toMatchObject({ writerId: ownId });
  }
  const others = [
    await tenant.person('Church Admin', church(soweto)),
    await tenant.person('Missions Coordinator', church(soweto)),
    await tenant.person('Auditor', { kind: 'tenant' }),
    await tenant.person('Usher', church(soweto)),
    await tenant.person('Pastor', church(tshwane)),
  ];
  for (const person of others) {
    expect((await heldBy(person, 'pastoralNote')).size).toBe(0);
    const one = await person.ask('GET', `/api/v1/pastoralnotes/${id}`);
    const none = await person.ask('GET', `/api/v1/pastoralnotes/${randomUUID()}`);
    expect([403, 404]).toContain(one.status);
    expect(one.status).toBe(none.status);
    const history = await person.ask('GET', `/api/v1/pastoralnotes/${id}/history`);
    expect(history.status).toBe(none.status);
  }
});

test('issue 13: the audit tells of a note only to who reads notes, and never what it says', async () => {
  const { tenant, office, send } = here;
  const [soweto] = tenant.churches;
  const thabo = await here.known('Thabo Nkosi');
  const { id } = await send(pastor, 'pastoralNotes.create', noteOn(thabo, { note: 'Secret one' }));
  const edits = { note: { was: 'Secret one', shallBe: 'Secret two' } };
  expect(await send(pastor, 'pastoralNotes.edit', { id, churchId: soweto, edits })).toMatchObject({
    status: 'applied',
  });
  const lines = async (person: Person) =>
    (await auditPage(person)).data.filter(({ entityId }) => entityId === id);
  const read = await lines(office);
  expect(read).toHaveLength(2);
  expect(JSON.stringify(read)).not.toContain('Secret');
  const churchAdmin = await tenant.person('Church Admin', church(soweto));
  const auditor = await tenant.person('Auditor', { kind: 'tenant' });
  const recordOf = { entity: 'pastoralNote', recordId: id };
  for (const person of [churchAdmin, auditor]) {
    expect(await lines(person)).toEqual([]);
    expect((await auditPage(person, recordOf)).total).toBe(0);
  }
});

test('issue 13: a note is written in one’s own name, and what it says is changed by its writer alone', async () => {
  const { tenant, office, send } = here;
  const [churchId] = tenant.churches;
  const sizwe = await here.known('Sizwe Dube');
  expect(await send(office, 'pastoralNotes.create', noteOn(sizwe))).toMatchObject({
    status: 'rejected',
    problem: { fields: { writerId: expect.stringContaining('own name') } },
  });
  const { id } = await send(pastor, 'pastoralNotes.create', noteOn(sizwe));
  const edit = (edits: object) => send(office, 'pastoralNotes.edit', { id, churchId, edits });
  expect(await edit({ note: { was: 'Told me of her debts', shallBe: 'x' } })).toMatchObject({
    status: 'rejected',
    problem: { fields: { note: expect.stringContaining('Only who wrote') } },
  });
  // Taking a note away is no word in the mouth of its writer.
  expect(await edit({ status: { was: 'active', shallBe: 'archived' } })).toMatchObject({
    status: 'applied',
  });
});

test('issue 13: a person who goes to another church takes the safety notes along; confidential ones stay', async () => {
  const { tenant, office, send, heldBy } = here;
  const [soweto, tshwane] = tenant.churches;
  const naledi = await here.known('Naledi Mokoena');
  const note = await send(pastor, 'pastoralNotes.create', noteOn(naledi));
  const safety = await send(pastor, 'safetyNotes.create', noteOn(naledi, { note: 'Asthma' }));
  const there = await tenant.person('Pastor', church(tshwane));
  const edits = { churchId: { was: soweto, shallBe: tshwane } };
  await send(office, 'people.edit', { id: naledi, churchId: soweto, edits });
  expect((await heldBy(there, 'safetyNote')).get(safety.id)).toMatchObject({ note: 'Asthma' });
  expect((await heldBy(pastor, 'safetyNote')).has(safety.id)).toBe(false);
  expect((await heldBy(there, 'pastoralNote')).has(note.id)).toBe(false);
  expect((await heldBy(pastor, 'pastoralNote')).has(note.id)).toBe(true);
});

test('issue 13: a group leader reads the safety notes of the members as long as they are in the group, and writes none', async () => {
  const { tenant, office, send, heldBy } = here;
  const [churchId] = tenant.churches;
  const member = await here.known('Palesa Motaung');
  const other = await here.known('Gift Zulu');
  const group = await groupOf(here, member);
  const leader = await tenant.person('Group Leader', { kind: 'group', id: group.id });
  const ofMember = await send(pastor, 'safetyNotes.create', noteOn(member, { note: 'Peanuts' }));
  const ofOther = await send(pastor, 'safetyNotes.create', noteOn(other, { note: 'Epilepsy' }));
  await send(pastor, 'pastoralNotes.create', noteOn(member));
  const held = await heldBy(leader, 'safetyNote');
  expect(held.has(ofMember.id)).toBe(true);
  expect(held.has(ofOther.id)).toBe(false);
  expect((await heldBy(leader, 'pastoralNote')).size).toBe(0);
  expect(
    await send(leader, 'safetyNotes.create', noteOn(member, { writerId: null })),
  ).toMatchObject({ status: 'rejected', problem: { code: 'forbidden' } });
  const edits = {
    status: { was: 'active', shallBe: 'left' },
    leftOn: { was: null, shallBe: '2026-11-20' },
  };
  const left = { id: group.memberIds[0], groupId: group.id, churchId, edits };
  expect(await send(office, 'groupMembers.edit', left)).toMatchObject({ status: 'applied' });
  expect((await heldBy(leader, 'safetyNote')).size).toBe(0);
});
