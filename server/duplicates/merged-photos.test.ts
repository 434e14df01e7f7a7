import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '#domain/people/entities.ts';
import { type Merging, mergeInput, mergingHere } from '../../tests/support/merging.ts';
import { photographed } from '../../tests/support/photographed.ts';
import { purgePictures } from '../pictures/purge-pictures.ts';

let here: Merging;
beforeAll(async () => {
  here = await mergingHere();
});
afterAll(() => here.server.close());

const applied = { status: 'applied' };
const photoOf = async ({ id }: Person) => (await here.rowOf('person', id))?.['pictureId'];
const statusOf = async ({ photoUrl }: Person) =>
  (await here.admin.ask('GET', String(photoUrl))).status;
/** As if the pictures that were left had been left so many days earlier. */
const ageOf = (days: number) =>
  here.within(async (tx) => {
    await tx.rows('', 'update picture set left_at = left_at - make_interval(days => $1)', [days]);
    await purgePictures(tx);
  });

async function twoPhotographed() {
  const { kept, lost } = await here.twoPeople();
  return { kept: await photographed(here, kept), lost: await photographed(here, lost) };
}

test('issue 13: the photo of the other record is chosen and read by its new owner; the undo gives both back', async () => {
  const { kept, lost } = await twoPhotographed();
  const edits = { pictureId: { was: kept.pictureId, shallBe: lost.pictureId } };
  const merge = await here.merge(kept, lost, { edits });
  expect(merge).toMatchObject(applied);
  expect(await here.rowOf('person', kept.id)).toMatchObject({
    pictureId: lost.pictureId,
    photoUrl: lost.photoUrl,
  });
  expect([await statusOf(kept), await statusOf(lost)]).toEqual([404, 200]);
  await ageOf(29);
  expect(await here.undo(kept, merge.id)).toMatchObject(applied);
  expect([await photoOf(kept), await photoOf(lost)]).toEqual([kept.pictureId, lost.pictureId]);
  expect([await statusOf(kept), await statusOf(lost)]).toEqual([200, 200]);
  // Neither of the two is on its way out any more.
  await ageOf(31);
  expect([await statusOf(kept), await statusOf(lost)]).toEqual([200, 200]);
});

test('issue 13: the photo that nobody chose is read by nobody, comes back with the undo, and goes after 30 days', async () => {
  const { kept, lost } = await twoPhotographed();
  const merge = await here.merge(kept, lost);
  expect([await statusOf(kept), await statusOf(lost)]).toEqual([200, 404]);
  await ageOf(29);
  await here.undo(kept, merge.id);
  expect([await statusOf(kept), await statusOf(lost)]).toEqual([200, 200]);
  await here.merge(kept, lost);
  await ageOf(31);
  const left = await here.within((tx) =>
    tx.rows('', 'select 1 from picture where tenant_id = $1 and id = $2', [
      tx.tenantId,
      lost.pictureId,
    ]),
  );
  expect(left).toEqual([]);
  expect(await statusOf(kept)).toBe(200);
});

test('issue 13: a photo that was given since the merge stays when the merge is undone', async () => {
  const { kept, lost } = await twoPhotographed();
  const edits = { pictureId: { was: kept.pictureId, shallBe: lost.pictureId } };
  const merge = await here.merge(kept, lost, { edits });
  const newer = await photographed(here, { ...kept });
  expect(await here.undo(kept, merge.id)).toMatchObject(applied);
  expect([await photoOf(kept), await photoOf(lost)]).toEqual([newer.pictureId, lost.pictureId]);
  expect([await statusOf(newer), await statusOf(lost)]).toEqual([200, 200]);
});

test('issue 13: somebody else’s picture is not taken along by a merge', async () => {
  const { kept, lost } = await here.twoPeople();
  const { kept: third } = await twoPhotographed();
  const edits = { pictureId: { was: null, shallBe: third.pictureId } };
  expect(await here.merge(kept, lost, { edits })).toMatchObject({
    status: 'rejected',
    problem: { fields: { pictureId: expect.stringContaining('did not arrive') } },
  });
  expect(await statusOf(third)).toBe(200);
});

test('issue 13: a program from before photos, which saw none, lets go of none; a choice of none counts', async () => {
  const older = await here.twoPeople();
  const lost = await photographed(here, older.lost);
  const { pictureId: _unknown, ...seen } = mergeInput(older.kept, lost).seen as Partial<Person>;
  expect(await here.merge(older.kept, lost, { seen })).toMatchObject(applied);
  expect(await photoOf(older.kept)).toBe(lost.pictureId);
  const chosen = await here.twoPeople();
  const unwanted = await photographed(here, chosen.lost);
  expect(await here.merge(chosen.kept, unwanted)).toMatchObject(applied);
  expect(await photoOf(chosen.kept)).toBeNull();
});
