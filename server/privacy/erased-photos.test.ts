import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Merging, mergingHere } from '../../tests/support/merging.ts';
import { photographed } from '../../tests/support/photographed.ts';
import type { PersonData } from '#domain/privacy/take-data-operation.ts';
import type { Person } from '#domain/people/entities.ts';
import { nameOf } from '#domain/people/rules.ts';

let here: Merging;
beforeAll(async () => {
  here = await mergingHere();
});
afterAll(() => here.server.close());

const pictures = () =>
  here.within((tx) => tx.rows('', 'select 1 from picture where tenant_id = $1', [tx.tenantId]));

async function erase(person: Person): Promise<number> {
  const { id, churchId } = person;
  const said = { churchId, reason: 'asked', name: nameOf(person) };
  return (await here.admin.ask('POST', `/api/v1/people/${id}/erase`, said)).status;
}

test('issue 13: the photos of all records that became one go with the person, also one that waits for the undo of a merge', async () => {
  const two = await here.twoPeople();
  const kept = await photographed(here, two.kept);
  const lost = await photographed(here, two.lost);
  expect(await here.merge(kept, lost)).toMatchObject({ status: 'applied' });
  expect(await pictures()).toHaveLength(2);
  expect(await erase(kept)).toBe(200);
  expect(await pictures()).toEqual([]);
  expect((await here.admin.ask('GET', String(kept.photoUrl))).status).toBe(404);
  expect(await here.rowOf('person', kept.id)).toMatchObject({ pictureId: null, photoUrl: null });
});

test('issue 13: the file of a person says once that there is a photo', async () => {
  const { kept } = await here.twoPeople();
  const { id, churchId } = await photographed(here, kept);
  const answer = await here.admin.ask('POST', `/api/v1/people/${id}/data`, { churchId });
  const { sections } = (await answer.json()) as PersonData;
  const record = sections.find(({ title }) => title === 'Record')?.records.flat() ?? [];
  expect(record.filter(({ label }) => label === 'Photo')).toEqual([
    { label: 'Photo', value: 'Yes' },
  ]);
});
