import { array, assert, asyncProperty, boolean, constantFrom, integer, record } from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { church } from '../../tests/support/members.ts';
import { type Merging, mergingHere } from '../../tests/support/merging.ts';
import type { FamilyRole } from '#domain/families/entities.ts';
import type { PhoneNumber } from '#domain/people/contacts.ts';
import type { Person } from '#domain/people/entities.ts';
import { tableName } from '../entity-store.ts';
import { storeNamed } from '../entity-stores.ts';
import { personReferences } from '../people/person-references.ts';
import { purgeMerges } from './kept-merges.ts';

let here: Merging;
beforeAll(async () => {
  here = await mergingHere();
});
afterAll(() => here.server.close());

/** Every row of people and of what refers to them, as the database has it. */
async function everything(): Promise<Record<string, string[]>> {
  const tables = ['person', ...personReferences.map(({ entity }) => entity.name)];
  const all: Record<string, string[]> = {};
  for (const t of tables) {
    const rows = await here.within((tx) =>
      tx.rows<{ row: string }>(
        '',
        `select to_jsonb(r)::text as row from ${tableName(storeNamed(t))} r
         where tenant_id = $1 order by id`,
        [tx.tenantId],
      ),
    );
    all[t] = rows.map(({ row }) => row);
  }
  return all;
}

const values = record({
  birthDate: constantFrom<NonNullable<Person['birthDate']> | null>(
    null,
    { day: 21, month: 8 },
    { day: 21, year: 1994, month: 8 },
  ),
  occupation: constantFrom(null, 'Teacher', 'Nurse'),
  phoneNumbers: constantFrom<PhoneNumber[]>(
    [],
    [{ kind: 'mobile', number: '+27725550147', optOut: false }],
  ),
});

test('issue 13: undo(merge) = before, whatever the two were in', async () => {
  const groups = [await here.group(), await here.group(), await here.group()];
  const families = [await here.family(), await here.family()];
  const places = record({
    groups: array(boolean(), { minLength: 3, maxLength: 3 }),
    families: array(constantFrom<FamilyRole | null>(null, 'head', 'spouse', 'child'), {
      minLength: 2,
      maxLength: 2,
    }),
    main: integer({ min: -1, max: 1 }),
    followUps: integer({ min: 0, max: 2 }),
  });
  const heads = new Set<string>();
  const model = record({ kept: values, lost: values, ofKept: places, ofLost: places });
  await assert(
    asyncProperty(model, async ({ kept: a, lost: b, ofKept, ofLost }) => {
      const { kept, lost } = await here.twoPeople(a, b);
      for (const [id, of] of [
        [kept.id, ofKept],
        [lost.id, ofLost],
      ] as const) {
        for (const [at, groupId] of groups.entries()) {
          if (of.groups[at]) await here.member(groupId, id);
        }
        for (const [at, familyId] of families.entries()) {
          const role = of.families[at];
          if (!role) continue;
          heads.add(`${familyId}${role}`);
          await here.familyMember(familyId, id, { role, isPrimaryFamily: of.main === at });
        }
        for (let at = 0; at < of.followUps; at++) await here.followUp(id, { assignedTo: kept.id });
      }
      const before = await everything();
      const merge = await here.merge(kept, lost, {
        edits: { occupation: { was: a.occupation, shallBe: b.occupation } },
      });
      expect(merge).toMatchObject({ status: 'applied' });
      expect(await everything()).not.toEqual(before);
      expect(await here.undo(kept, merge.id)).toMatchObject({ status: 'applied' });
      expect(await everything()).toEqual(before);
    }),
    { numRuns: 15 },
  );
  expect(heads.size).toBeGreaterThan(2);
});

test('issue 13: what was changed since the merge stays, and a row goes back to its person with it', async () => {
  const { kept, lost } = await here.twoPeople();
  const followUp = await here.followUp(lost.id);
  const merge = await here.merge(kept, lost, {
    edits: { occupation: { was: null, shallBe: 'Nurse' } },
  });
  const { id, churchId } = kept;
  const send = (name: string, of: string, edits: object) =>
    here.send(name, { id: of, churchId, edits });
  await send('people.edit', id, { address: { was: null, shallBe: '31 Martha Louw Street' } });
  await send('followUps.edit', followUp, { severity: { was: 'Normal', shallBe: 'Urgent' } });
  const added = await here.followUp(id);
  expect(await here.undo(kept, merge.id)).toMatchObject({ status: 'applied' });
  expect(await here.rowOf('person', id)).toMatchObject({
    occupation: null,
    address: '31 Martha Louw Street',
  });
  expect(await here.rowOf('followUp', followUp)).toMatchObject({
    personId: lost.id,
    severity: 'Urgent',
  });
  expect(await here.rowOf('followUp', added)).toMatchObject({ personId: id });
});

test('issue 13: a name that was changed since is in the order of the directory after the undo', async () => {
  const { kept, lost } = await here.twoPeople();
  const merge = await here.merge(kept, lost, {
    edits: { lastName: { was: 'Motaung', shallBe: 'Motaung-Dube' } },
  });
  const { id, churchId } = kept;
  await here.send('people.edit', {
    id,
    churchId,
    edits: { firstName: { was: 'Palesa', shallBe: 'Pulane' } },
  });
  await here.undo(kept, merge.id);
  expect(await here.rowOf('person', id)).toMatchObject({
    listName: 'Motaung, Pulane',
    nameWords: ['pulane', 'motaung'],
  });
});

test('issue 13: after the undo the id means itself again, and both accounts have their person', async () => {
  const account = await here.tenant.person('Usher', church(here.tenant.churches[0]));
  const { kept, lost } = await here.twoPeople({}, { accountId: account.id });
  const merge = await here.merge(kept, lost);
  expect(await here.undo(kept, merge.id)).toMatchObject({ status: 'applied' });
  expect(await here.rowOf('person', kept.id)).toMatchObject({ accountId: null });
  expect(await here.rowOf('person', lost.id)).toMatchObject({ accountId: account.id });
  const { id, churchId } = lost;
  const edits = { occupation: { was: null, shallBe: 'Teacher' } };
  await here.send('people.edit', { id, churchId, edits });
  expect(await here.rowOf('person', id)).toMatchObject({ occupation: 'Teacher' });
  const { cursor } = await here.pulledBy(here.admin);
  expect((await here.pulledBy(here.admin)).ids.has(id)).toBe(true);
  expect(cursor).toBeTruthy();
});

test('issue 13: merges are undone the last one first, in words', async () => {
  const { kept, lost } = await here.twoPeople();
  const { kept: third } = await here.twoPeople();
  const { kept: last } = await here.twoPeople();
  const first = await here.merge(kept, lost);
  const second = await here.merge(kept, third);
  const later = { status: 'rejected', problem: { message: expect.stringContaining('later') } };
  expect(await here.undo(kept, first.id)).toMatchObject(later);
  const over = await here.merge(last, kept);
  expect(await here.undo(kept, second.id)).toMatchObject(later);
  for (const [person, merge] of [
    [last, over],
    [kept, second],
    [kept, first],
  ] as const) {
    expect(await here.undo(person, merge.id)).toMatchObject({ status: 'applied' });
  }
  for (const { id } of [kept, lost, third, last]) {
    expect(await here.rowOf('person', id)).toBeDefined();
  }
  expect(await here.undo(kept, first.id)).toMatchObject({ status: 'rejected' });
});

test('issue 13: a row that goes back names the one whom somebody became meanwhile', async () => {
  const { kept, lost } = await here.twoPeople();
  const other = await here.twoPeople();
  const { churchId } = kept;
  const said = { churchId, note: null, status: 'active' };
  const pair = (personId: string, otherId: string) =>
    here.send('distinctPairs.create', { ...said, personId, otherId });
  const moves = await pair(lost.id, other.lost.id);
  const goes = await pair(kept.id, lost.id);
  const merge = await here.merge(kept, lost);
  expect(await here.rowOf('distinctPair', goes.id)).toBeUndefined();
  await here.merge(other.kept, other.lost);
  expect(await here.undo(kept, merge.id)).toMatchObject({ status: 'applied' });
  const ids = { personId: lost.id, otherId: other.kept.id };
  expect(await here.rowOf('distinctPair', moves.id)).toMatchObject(ids);
  const back = { personId: kept.id, otherId: lost.id };
  expect(await here.rowOf('distinctPair', goes.id)).toMatchObject(back);
});

test('issue 13: what a merge keeps goes by itself after 30 days, and then nothing is undone', async () => {
  const { kept, lost } = await here.twoPeople();
  const merge = await here.merge(kept, lost);
  const merges = async () => {
    const answer = await here.admin.ask('GET', `/api/v1/people/${kept.id}/merges`);
    return ((await answer.json()) as { data: object[] }).data;
  };
  expect(await merges()).toMatchObject([{ id: merge.id, otherName: 'Palesa Motaung' }]);
  const kept30 = (days: number) =>
    here.within((tx) =>
      tx.rows(
        '',
        `update person_merge set at = now() - $3 * interval '1 day' where tenant_id = $1 and id = $2`,
        [tx.tenantId, merge.id, days],
      ),
    );
  await kept30(29);
  await here.within(purgeMerges);
  expect(await merges()).toHaveLength(1);
  await kept30(31);
  expect(await merges()).toEqual([]);
  expect(await here.undo(kept, merge.id)).toMatchObject({ status: 'rejected' });
  await here.within(purgeMerges);
  const left = await here.within((tx) =>
    tx.rows('', 'select 1 from person_merge where tenant_id = $1 and id = $2', [
      tx.tenantId,
      merge.id,
    ]),
  );
  expect(left).toEqual([]);
  // The id means the one who stayed for good.
  const found = await here.admin.ask('GET', `/api/v1/people/${lost.id}`);
  expect(await found.json()).toMatchObject({ data: { id: kept.id } });
});

test('issue 13: an administrator of one church undoes no merge with another church', async () => {
  const [soweto, tshwane] = here.tenant.churches;
  const { kept, lost } = await here.twoPeople({}, { churchId: tshwane });
  const merge = await here.merge(kept, lost);
  const office = await here.tenant.person('Church Admin', church(soweto));
  expect(await here.undo(kept, merge.id, office)).toMatchObject({ status: 'rejected' });
  expect(await here.rowOf('person', lost.id)).toBeUndefined();
});
