import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearer } from '../../tests/support/api.ts';
import { addPeople } from '../../tests/support/people.ts';
import { personOf } from '../../tests/support/people-rows.ts';
import { mutationOf, push } from '../../tests/support/reports.ts';
import { newTenant, type Person, type TestTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import type { FamilyMember } from '#domain/families/entities.ts';
import { families } from '#domain/families/families.ts';
import { familyMembers } from '#domain/families/family-members.ts';
import { people } from '#domain/people/people.ts';
import type { RunningServer } from '../create-server.ts';

let server: RunningServer;
let tenant: TestTenant;
let office: Person;

beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
  office = await tenant.person('System Admin', { kind: 'tenant' });
});
afterAll(() => server.close());

async function send(name: string, args: object, id: string = randomUUID(), author = office) {
  const [result] = await push(server.app, bearer(author.signedIn), [
    mutationOf(args, { name, id }),
  ]);
  return result as { status: string; problem?: { code: string; fields?: object } };
}

async function aPerson(name: string, churchId = tenant.churches[0]): Promise<string> {
  const person = personOf(churchId, name);
  await addPeople(server.services.pool, tenant.id, [person]);
  return person.id;
}

async function aFamily(name: string, churchId = tenant.churches[0]): Promise<string> {
  const id = randomUUID();
  const { status } = await send('families.create', { ...families.blank, churchId, name }, id);
  expect(status).toBe('applied');
  return id;
}

function member(familyId: string, personId: string, said: Partial<FamilyMember> = {}) {
  const { until: _, ...blank } = familyMembers.blank;
  return { ...blank, familyId, churchId: tenant.churches[0], personId, ...said };
}

const add = (familyId: string, personId: string, said: Partial<FamilyMember> = {}, id?: string) =>
  send('familyMembers.create', member(familyId, personId, said), id);

const refusal = (field: string, says: RegExp) => ({
  status: 'rejected',
  problem: { code: 'validation', fields: { [field]: expect.stringMatching(says) } },
});

test('issue 13: somebody is in a family once, and can come back after they left', async () => {
  const [home, naledi] = [await aFamily('Mokoena'), await aPerson('Naledi Mokoena')];
  const first = randomUUID();
  expect(await add(home, naledi, {}, first)).toMatchObject({ status: 'applied' });
  expect(await add(home, naledi)).toMatchObject(refusal('personId', /in the family already/));
  const edits = {
    status: { was: 'active', shallBe: 'left' },
    until: { was: null, shallBe: '2026-11-25' },
  };
  const place = { id: first, familyId: home, churchId: tenant.churches[0] };
  expect(await send('familyMembers.edit', { ...place, edits })).toMatchObject({
    status: 'applied',
  });
  expect(await add(home, naledi)).toMatchObject({ status: 'applied' });
});

test('issue 13: a family has at most one head, and any number of children', async () => {
  const home = await aFamily('Khoza');
  const [mandla, thandeka, sibusiso, ayanda] = await Promise.all(
    ['Mandla', 'Thandeka', 'Sibusiso', 'Ayanda'].map((name) => aPerson(`${name} Khoza`)),
  );
  expect(await add(home, mandla ?? '', { role: 'head' })).toMatchObject({ status: 'applied' });
  expect(await add(home, thandeka ?? '', { role: 'head' })).toMatchObject(
    refusal('role', /has a head already/),
  );
  for (const child of [sibusiso, ayanda]) {
    expect(await add(home, child ?? '', { role: 'child' })).toMatchObject({ status: 'applied' });
  }
});

test('issue 13: a child is in two families, of which one is the main one', async () => {
  const [mother, father] = [await aFamily('Dlamini'), await aFamily('Zulu')];
  const child = await aPerson('Lwazi Dlamini');
  const isMain = { isPrimaryFamily: true };
  expect(await add(mother, child, isMain)).toMatchObject({ status: 'applied' });
  expect(await add(father, child, isMain)).toMatchObject(
    refusal('isPrimaryFamily', /another main family/),
  );
  expect(await add(father, child)).toMatchObject({ status: 'applied' });
});

test('issue 13: a family that moves to another church takes its members along', async () => {
  const [from, to] = tenant.churches;
  const [home, person] = [await aFamily('Botha'), await aPerson('Zelda Botha')];
  const id = randomUUID();
  await add(home, person, {}, id);
  const edits = { churchId: { was: from, shallBe: to } };
  expect(await send('families.edit', { id: home, churchId: from, edits })).toMatchObject({
    status: 'applied',
  });
  const answer = await office.ask('GET', `/api/v1/familymembers/${id}`);
  expect(await answer.json()).toMatchObject({ data: { churchId: to } });
});

test('issue 13: nobody of another church sees a family, or adds somebody to it', async () => {
  const home = await aFamily('Naidoo');
  const [here, elsewhere] = tenant.churches;
  const stranger = await tenant.person('Church Admin', { kind: 'church', id: elsewhere });
  expect((await stranger.ask('GET', `/api/v1/families/${home}`)).status).toBe(404);
  const args = member(home, await aPerson('Priya Naidoo'), { churchId: here });
  expect(await send('familyMembers.create', args, randomUUID(), stranger)).toMatchObject({
    status: 'rejected',
    problem: { code: 'forbidden' },
  });
});

test('issue 13: a new family with new people arrives in one batch, and once however often it is sent', async () => {
  const [churchId] = tenant.churches;
  const [home, person, memberId] = [randomUUID(), randomUUID(), randomUUID()];
  const known = await aPerson('Thandeka Khoza');
  const rows = [
    { id: memberId, ...member(home, person, { role: 'head', isPrimaryFamily: true }) },
    { id: randomUUID(), ...member(home, known, { role: 'spouse' }) },
  ];
  const added = { ...people.blank, id: person, churchId, firstName: 'Mandla', lastName: 'Khoza' };
  const batch = [
    mutationOf(
      { ...families.blank, churchId, name: 'Khoza' },
      { name: 'families.create', id: home },
    ),
    mutationOf({ rows: [added] }, { name: 'people.addMany', id: randomUUID() }),
    mutationOf({ rows }, { name: 'familyMembers.addMany', id: randomUUID() }),
  ];
  const statuses = async () => {
    const results = await push(server.app, bearer(office.signedIn), batch);
    return results.map((one) => (one as { status: string }).status);
  };
  expect(await statuses()).toEqual(['applied', 'applied', 'applied']);
  expect(await statuses()).toEqual(['duplicate', 'duplicate', 'duplicate']);
  const answer = await office.ask('GET', `/api/v1/familymembers/${memberId}`);
  expect(await answer.json()).toMatchObject({ data: { familyId: home, personId: person } });
});
