import { randomUUID } from 'node:crypto';
import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearer } from '../../tests/support/api.ts';
import { mergingHere, type Merging } from '../../tests/support/merging.ts';
import { personOf } from '../../tests/support/people-rows.ts';
import { mutationOf, push } from '../../tests/support/reports.ts';
import type { Person as Account } from '../../tests/support/tenant.ts';
import { families } from '#domain/families/families.ts';
import { familyMembers } from '#domain/families/family-members.ts';
import { newFamilyName, type NewFamilyInput } from '#domain/families/new-family.ts';
import type { Person } from '#domain/people/entities.ts';
import { people } from '#domain/people/people.ts';

let here: Merging;
beforeAll(async () => {
  here = await mergingHere();
});
afterAll(() => here.server.close());

interface Sent {
  status: string;
  problem?: { code: string; message: string; fields: Record<string, string> };
}

async function send(input: object, id: string = randomUUID(), author?: Account): Promise<Sent> {
  const { signedIn } = author ?? here.admin;
  const item = mutationOf(input, { name: newFamilyName, id });
  const [result] = await push(here.server.app, bearer(signedIn), [item]);
  return result as Sent;
}

async function somebody(name: string, said: Partial<Person> = {}): Promise<string> {
  const one = personOf(here.tenant.churches[0], name, said);
  await here.add('person', [one]);
  return one.id;
}

function typed(firstName: string, said: Partial<Person> = {}): NewFamilyInput['people'][number] {
  const { churchId: _, ...blank } = people.blank;
  return { ...blank, id: randomUUID(), firstName, lastName: 'Khoza', ...said };
}

function member(personId: string, said: Partial<NewFamilyInput['members'][number]> = {}) {
  const { familyId: _, churchId: _church, until: _until, ...blank } = familyMembers.blank;
  return { ...blank, id: randomUUID(), personId, ...said };
}

function familyOf(said: Partial<NewFamilyInput>, called: object = {}): NewFamilyInput {
  const [churchId] = here.tenant.churches;
  const family = { ...families.blank, churchId, name: 'Khoza', ...called };
  return { family, people: [], members: [], ...said };
}

/** How many families, people and members of the organisation there are, and events of histories. */
async function counted(): Promise<number[]> {
  const tables = ['family', 'person', 'family_member', 'row_event'];
  const rows = await here.within((tx) =>
    tx.rows<{ n: number }>(
      '',
      tables
        .map((t) => `select count(*)::int as n from ${t} where tenant_id = $1`)
        .join(' union all '),
      [tx.tenantId],
    ),
  );
  return rows.map(({ n }) => n);
}

/** Mandla, who is new, and Thandeka, who is in the list. */
async function twoOfThem(): Promise<NewFamilyInput> {
  const mandla = typed('Mandla');
  const thandeka = await somebody('Thandeka Khoza');
  return familyOf({
    people: [mandla],
    members: [
      member(mandla.id, { role: 'head', isPrimaryFamily: true }),
      member(thandeka, { role: 'spouse' }),
    ],
  });
}

test('issue 13: a new family arrives whole, and once however often it is sent', async () => {
  const [id, input] = [randomUUID(), await twoOfThem()];
  const before = await counted();
  const results = await Promise.all([send(input, id), send(input, id)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['applied', 'duplicate']);
  expect(await send(input, id)).toMatchObject({ status: 'duplicate' });
  const after = await counted();
  expect(after.map((n, at) => n - (before[at] ?? 0))).toEqual([1, 1, 2, 4]);
  const [churchId] = here.tenant.churches;
  expect(await here.rowOf('family', id)).toMatchObject({ name: 'Khoza', churchId });
  const [mandla] = input.people;
  expect(await here.rowOf('person', mandla?.id ?? '')).toMatchObject({
    firstName: 'Mandla',
    listName: 'Khoza, Mandla',
    churchId,
  });
  for (const { id: memberId, personId } of input.members) {
    const place = { familyId: id, churchId, personId };
    expect(await here.rowOf('familyMember', memberId)).toMatchObject(place);
  }
});

test('issue 13: what is wrong is said at each person at once, and nothing of it is left', async () => {
  const input = await twoOfThem();
  const [mandla] = input.people;
  const nobody = randomUUID();
  const wrong = {
    ...input,
    people: [mandla, typed('Sibu', { baptismDate: '2020-01-05' })],
    members: [...input.members, member(nobody), member(input.people[0]?.id ?? '')],
  };
  const before = await counted();
  expect(await send(wrong)).toMatchObject({
    status: 'rejected',
    problem: {
      code: 'validation',
      fields: {
        'people.1.baptismDate': expect.stringContaining('baptised'),
        'members.2.personId': expect.stringContaining('not found'),
        'members.3.personId': expect.stringContaining('in the family already'),
      },
    },
  });
  expect(await send(familyOf({ members: input.members }, { email: 'nobody' }))).toMatchObject({
    status: 'rejected',
    problem: { fields: { 'family.email': expect.any(String) } },
  });
  expect(await send({ ...input, people: [{ ...mandla, firstName: '' }] })).toMatchObject({
    status: 'rejected',
    problem: { fields: { 'people.0.firstName': expect.any(String) } },
  });
  expect(await counted()).toEqual(before);
});

test('issue 13: whatever is refused in the middle leaves nothing (property)', async () => {
  const parts = ['none', 'person', 'member', 'head', 'id'] as const;
  const family = record({
    added: array(constantFrom('Mandla', 'Thandeka', 'Sibusiso'), { minLength: 1, maxLength: 4 }),
    wrong: constantFrom(...parts),
    at: integer({ min: 0, max: 3 }),
  });
  await assert(
    asyncProperty(family, async ({ added, wrong, at }) => {
      const place = at % added.length;
      const taken = wrong === 'id' ? await somebody('Taken Already') : randomUUID();
      const news = added.map((name, nth) => {
        const isWrong = nth === place;
        const baptismDate = wrong === 'person' && isWrong ? '2020-01-05' : null;
        const one = typed(name, { baptismDate });
        return isWrong ? { ...one, id: taken } : one;
      });
      const members = news.map(({ id: personId }, nth) =>
        member(wrong === 'member' && nth === place ? randomUUID() : personId, {
          role: wrong === 'head' ? 'head' : 'child',
          isPrimaryFamily: true,
        }),
      );
      const fits = wrong === 'none' || (wrong === 'head' && added.length === 1);
      const before = await counted();
      const { status } = await send(familyOf({ people: news, members }));
      expect(status).toBe(fits ? 'applied' : 'rejected');
      const made = fits ? [1, added.length, added.length, 1 + 2 * added.length] : [0, 0, 0, 0];
      const after = await counted();
      expect(after.map((n, nth) => n - (before[nth] ?? 0))).toEqual(made);
    }),
    { numRuns: 25 },
  );
});

test('issue 13: somebody who became one with another meanwhile is who they are today', async () => {
  const { kept, lost } = await here.twoPeople();
  expect(await here.merge(kept, lost)).toMatchObject({ status: 'applied' });
  const input = familyOf({ members: [member(lost.id)] });
  expect(await send(input)).toMatchObject({ status: 'applied' });
  const [first] = input.members;
  expect(await here.rowOf('familyMember', first?.id ?? '')).toMatchObject({ personId: kept.id });
  const both = familyOf({ members: [member(kept.id), member(lost.id)] });
  expect(await send(both)).toMatchObject({
    status: 'rejected',
    problem: { fields: { 'members.1.personId': expect.stringContaining('in the family already') } },
  });
});

test('issue 13: somebody who was erased meanwhile is in no new family', async () => {
  const erased = await somebody('Erased person', { erasedOn: '2026-11-20', status: 'archived' });
  const input = familyOf({ people: [typed('Mandla')], members: [member(erased)] });
  const before = await counted();
  expect(await send(input)).toMatchObject({
    status: 'rejected',
    problem: { fields: { 'members.0.personId': expect.stringContaining('erased') } },
  });
  expect(await counted()).toEqual(before);
});

test('issue 13: who may not edit people of the church adds no family there', async () => {
  const [here1, elsewhere] = here.tenant.churches;
  const stranger = await here.tenant.person('Church Admin', { kind: 'church', id: elsewhere });
  const auditor = await here.tenant.person('Auditor', { kind: 'tenant' });
  const mandla = typed('Mandla');
  const input = familyOf({ people: [mandla], members: [member(mandla.id)] }, { churchId: here1 });
  for (const author of [stranger, auditor]) {
    expect(await send(input, randomUUID(), author)).toMatchObject({
      status: 'rejected',
      problem: { code: 'forbidden' },
    });
  }
});

test('issue 13: the audit tells of the family, each new person and each member', async () => {
  const [id, input] = [randomUUID(), await twoOfThem()];
  await send(input, id);
  const ids = [id, ...input.people.map((one) => one.id), ...input.members.map((one) => one.id)];
  const lines = await here.within((tx) =>
    tx.rows<{ entityId: string }>(
      '',
      `select entity_id as "entityId" from audit_log where tenant_id = $1 and action = $2
       and entity_id = any($3)`,
      [tx.tenantId, newFamilyName, ids],
    ),
  );
  expect(lines.map(({ entityId }) => entityId).toSorted()).toEqual(ids.toSorted());
});
