import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RollCalls, rollCallsHere } from '../../tests/support/roll-calls.ts';
import { nameOf } from '#domain/people/rules.ts';
import type { Person } from '#domain/people/entities.ts';

let here: RollCalls;
beforeAll(async () => {
  here = await rollCallsHere();
});
afterAll(() => here.server.close());

/** A group in which two records of one person are, and somebody else. */
async function twoRecords() {
  const group = await here.group(['Thabo Nkosi']);
  const [thabo = ''] = group.memberIds;
  const { kept, lost } = await here.twoPeople();
  for (const { id } of [kept, lost]) await here.member(group.id, id);
  return { group, thabo, kept, lost };
}

/** Every roll of a group as the database has it. */
const written = (groupId: string) =>
  here.within((tx) =>
    tx.rows<{ row: string }>(
      '',
      'select to_jsonb(r)::text as row from roll r where tenant_id = $1 and group_id = $2 order by id',
      [tx.tenantId, groupId],
    ),
  );

const mergeIdOf = (kept: Person) =>
  here.within(async (tx) => {
    const [found] = await tx.rows<{ id: string }>(
      '',
      'select id from person_merge where tenant_id = $1 and kept_id = $2',
      [tx.tenantId, kept.id],
    );
    return String(found?.id);
  });

test('issue 14: a merge replaces the other record in each list, once, and who was there was there', async () => {
  const { group, thabo, kept, lost } = await twoRecords();
  await here.mark(group, [
    here.said(kept.id, 'absent'),
    here.said(lost.id, 'present', { newConvert: true }),
    here.said(thabo, 'absent'),
  ]);
  await here.mark(group, [here.said(kept.id, 'present'), here.said(lost.id, 'present')], {
    weeksAgo: 1,
  });
  expect(await here.merge(kept, lost)).toMatchObject({ status: 'applied' });
  const rolls = await here.rollsOf(group.id);
  expect(rolls.map(({ present }) => present)).toEqual([[kept.id], [kept.id]]);
  const today = rolls.find(({ newConverts }) => newConverts.length > 0);
  expect(today).toMatchObject({ absent: [thabo], newConverts: [kept.id] });
  expect(JSON.stringify(await written(group.id))).not.toContain(lost.id);
});

test('issue 14: taking a merge back puts each roll back to the letter', async () => {
  const { group, thabo, kept, lost } = await twoRecords();
  await here.mark(group, [
    here.said(kept.id, 'present'),
    here.said(lost.id, 'absent'),
    here.said(thabo, 'present'),
  ]);
  await here.mark(group, [here.said(lost.id, 'present', { holySpirit: true })], { weeksAgo: 1 });
  const before = await written(group.id);
  await here.merge(kept, lost);
  expect(await written(group.id)).not.toEqual(before);
  expect(await here.undo(kept, await mergeIdOf(kept))).toMatchObject({ status: 'applied' });
  expect(await written(group.id)).toEqual(before);
});

test('issue 14: taking a merge back leaves the marks that others made since', async () => {
  const { group, thabo, kept, lost } = await twoRecords();
  await here.mark(group, [here.said(lost.id, 'present'), here.said(thabo, 'absent')]);
  await here.merge(kept, lost);
  await here.mark(group, [here.said(thabo, 'present')]);
  await here.undo(kept, await mergeIdOf(kept));
  expect(await here.rollsOf(group.id)).toMatchObject([
    { present: [lost.id, thabo].toSorted(), absent: [] },
  ]);
});

test('issue 14: a mark of a record that became another one is a mark of that one', async () => {
  const { group, kept, lost } = await twoRecords();
  await here.merge(kept, lost);
  const result = await here.mark(group, [here.said(lost.id, 'present')]);
  expect(result).toMatchObject({ status: 'applied', output: { unknown: [] } });
  expect(await here.rollsOf(group.id)).toMatchObject([{ present: [kept.id] }]);
});

test('issue 14: erasing takes a person out of every roll, and everybody else stays', async () => {
  const group = await here.group(['Zandile Xulu', 'Thabo Nkosi']);
  const [zandile = '', thabo = ''] = group.memberIds;
  await here.mark(group, [
    here.said(zandile, 'present', { newConvert: true }),
    here.said(thabo, 'present'),
  ]);
  await here.mark(group, [here.said(zandile, 'absent')], { weeksAgo: 1 });
  const person = await here.personNow(zandile);
  const erased = await here.admin.ask('POST', `/api/v1/people/${zandile}/erase`, {
    churchId: person.churchId,
    reason: 'asked',
    name: nameOf(person),
  });
  expect(erased.status).toBe(200);
  const rows = await written(group.id);
  expect(JSON.stringify(rows)).not.toContain(zandile);
  expect(rows).toHaveLength(2);
  const rolls = await here.rollsOf(group.id);
  expect(rolls.flatMap(({ present }) => present)).toEqual([thabo]);
  const late = await here.mark(group, [here.said(zandile, 'present')]);
  expect(late).toMatchObject({ status: 'applied', output: { unknown: [zandile] } });
});

test('issue 14: the data of a person tells how often rolls name them', async () => {
  const group = await here.group(['Zandile Xulu']);
  const [zandile = ''] = group.memberIds;
  await here.mark(group, [here.said(zandile, 'present')]);
  await here.mark(group, [here.said(zandile, 'present')], { weeksAgo: 1, id: randomUUID() });
  const { churchId } = await here.personNow(zandile);
  const answer = await here.admin.ask('POST', `/api/v1/people/${zandile}/data`, { churchId });
  expect(await answer.text()).toContain('"label":"Roll calls: Present","value":"2"');
});
