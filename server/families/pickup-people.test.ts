import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearer } from '../../tests/support/api.ts';
import { mergingHere, type Merging } from '../../tests/support/merging.ts';
import { personOf } from '../../tests/support/people-rows.ts';
import { mutationOf, push } from '../../tests/support/reports.ts';
import type { PickupPerson } from '#domain/families/entities.ts';
import { pickupPeople } from '#domain/families/pickup-people.ts';
import type { Role } from '#domain/permissions.ts';

let here: Merging;
beforeAll(async () => {
  here = await mergingHere();
});
afterAll(() => here.server.close());

async function somebody(name: string): Promise<string> {
  const one = personOf(here.tenant.churches[0], name);
  await here.add('person', [one]);
  return one.id;
}

const entry = (familyId: string, said: Partial<PickupPerson>) => ({
  ...pickupPeople.blank,
  familyId,
  churchId: here.tenant.churches[0],
  ...said,
});

async function add(familyId: string, said: Partial<PickupPerson>, id: string = randomUUID()) {
  const item = mutationOf(entry(familyId, said), { name: 'pickupPeople.create', id });
  const [result] = await push(here.server.app, bearer(here.admin.signedIn), [item]);
  return result as { status: string; problem?: { fields?: object } };
}

const reads = async (role: Role, id: string, at = here.tenant.churches[0]) => {
  const account = await here.tenant.person(role, { kind: 'church', id: at });
  return (await account.ask('GET', `/api/v1/pickuppeople/${id}`)).status;
};

test('issue 13: a pick-up person is somebody of the list or a name, once in a family', async () => {
  const [home, lindiwe] = [await here.family(), await somebody('Lindiwe Dube')];
  expect(await add(home, { personId: lindiwe, name: 'Lindi' })).toMatchObject({
    status: 'applied',
  });
  expect(await add(home, { name: 'Gogo Zulu', relationship: 'Neighbour' })).toMatchObject({
    status: 'applied',
  });
  const again = await add(home, { personId: lindiwe, standing: 'notAuthorised' });
  expect(again).toMatchObject({
    status: 'rejected',
    problem: { fields: { personId: expect.stringContaining('already') } },
  });
  expect(await add(home, {})).toMatchObject({
    status: 'rejected',
    problem: { fields: { name: 'Choose a person, or write a name' } },
  });
});

test('issue 13: those who edit people read them, and for everybody else there is none', async () => {
  const [home, id] = [await here.family(), randomUUID()];
  await add(home, { name: 'Sipho', standing: 'notAuthorised', note: 'Court order' }, id);
  expect(await reads('Church Admin', id)).toBe(200);
  expect(await reads('Pastor', id)).toBe(200);
  for (const role of ['Auditor', 'Communications', 'Group Leader', 'Usher'] as const) {
    expect(await reads(role, id), role).toBe(403);
  }
  expect(await reads('Church Admin', id, here.tenant.churches[1])).toBe(404);
  const auditor = await here.tenant.person('Auditor', { kind: 'tenant' });
  expect((await here.pulledBy(auditor)).ids.has(id)).toBe(false);
});

test('issue 13: the audit says that the note and the standing were changed, and not to what', async () => {
  const [home, id] = [await here.family(), randomUUID()];
  await add(home, { name: 'Sipho' }, id);
  const edits = {
    standing: { was: 'trusted', shallBe: 'notAuthorised' },
    note: { was: null, shallBe: 'Court order of March' },
  };
  const place = { id, familyId: home, churchId: here.tenant.churches[0] };
  expect(await here.send('pickupPeople.edit', { ...place, edits })).toMatchObject({
    status: 'applied',
  });
  const lines = await here.within((tx) =>
    tx.rows(
      '',
      `select * from audit_log where tenant_id = $1 and entity_id = $2 and action like '%.edit'`,
      [tx.tenantId, id],
    ),
  );
  expect(lines).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toMatch(/Court|notAuthorised/);
});

test('issue 13: of two entries about people who become one, the one that says no stands', async () => {
  const home = await here.family();
  const { kept, lost } = await here.twoPeople();
  const [first, second] = [randomUUID(), randomUUID()];
  await add(home, { personId: kept.id, relationship: 'Aunt' }, first);
  await add(home, { personId: lost.id, standing: 'notAuthorised', note: 'Court order' }, second);
  expect(await here.merge(kept, lost)).toMatchObject({ status: 'applied' });
  expect(await here.rowOf('pickupPerson', first)).toMatchObject({
    personId: kept.id,
    relationship: 'Aunt',
    standing: 'notAuthorised',
    note: 'Court order',
  });
  expect(await here.rowOf('pickupPerson', second)).toBeUndefined();
});

test('issue 13: a family that moves takes its pick-up people along', async () => {
  const [home, id] = [await here.family(), randomUUID()];
  await add(home, { name: 'Sipho' }, id);
  const [from, to] = here.tenant.churches;
  const edits = { churchId: { was: from, shallBe: to } };
  expect(await here.send('families.edit', { id: home, churchId: from, edits })).toMatchObject({
    status: 'applied',
  });
  expect(await here.rowOf('pickupPerson', id)).toMatchObject({ churchId: to });
});

test('issue 13: an entry goes with the person it is about, and with the family that nobody is in any more', async () => {
  const lerato = personOf(here.tenant.churches[0], 'Lerato Dube');
  await here.add('person', [lerato]);
  const [alone, other] = [await here.family(), await here.family()];
  await here.familyMember(alone, lerato.id);
  const [byName, about] = [randomUUID(), randomUUID()];
  await add(alone, { name: 'Sipho' }, byName);
  await add(other, { personId: lerato.id }, about);
  const answer = await here.admin.ask('POST', `/api/v1/people/${lerato.id}/erase`, {
    churchId: lerato.churchId,
    name: 'Lerato Dube',
    reason: 'asked',
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
  expect(await here.rowOf('pickupPerson', byName)).toBeUndefined();
  expect(await here.rowOf('pickupPerson', about)).toBeUndefined();
});
