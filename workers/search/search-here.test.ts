import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { must } from '#domain/must.ts';
import { databases, type Store, storeOf } from '#store/database.ts';
import { beginSession } from '#store/session/session-changes.ts';
import { fixedId, lerato, signedInAs, soweto, thabo } from '../../tests/support/device.ts';
import { personOf } from '../../tests/support/people-rows.ts';
import { searchHere } from './search-here.ts';

const held = <Row>(rows: Row[]) => rows.map((row) => ({ ...row, _scopes: [], _generation: 1 }));
const stream = { key: 'stream', cursor: '', generation: 1, complete: true, received: 1, total: 1 };
const here = async () => must(await storeOf(databases()), 'a signed-in person');
const find = (term: string, kind: 'people' | 'groups' = 'people') =>
  searchHere.find({ kind, term, most: 20 });
const labels = async (term: string, kind?: 'people' | 'groups') =>
  (await find(term, kind))?.found.map(({ label }) => label) ?? null;

let store: Store;
beforeEach(async () => {
  await beginSession(databases().vault, signedInAs(thabo));
  store = await here();
  await store.cache.person.clear();
  await store.cache.cursor.clear();
});

test('nothing is said before the device holds everything, and before it is read', async () => {
  await store.cache.person.bulkPut(held([personOf(soweto, 'Naledi Mokoena')]));
  expect(await find('nal')).toBeNull();
  await store.cache.cursor.put({ ...stream, asOf: 7 } as never);
  await searchHere.prepare();
  await expect.poll(() => labels('nal')).toEqual(['<mark>Nal</mark>edi Mokoena']);
  expect(await find('nalendi')).toEqual({
    asOf: 7,
    found: [expect.objectContaining({ label: '<mark>Naledi</mark> Mokoena', note: 'Member' })],
  });
  // A part of the people is too large for a device.
  const onlineOnly = [`church:${soweto}/people`];
  await store.cache.cursor.put({ key: 'reach', entries: [], onlineOnly });
  expect(await find('nal')).toBeNull();
});

test('what comes, goes and is renamed on the device is found so; the next person finds none of it', async () => {
  await store.cache.cursor.put({ ...stream, asOf: 7 } as never);
  await expect.poll(() => labels('nal')).toEqual([]);
  const naledi = personOf(soweto, 'Naledi Mokoena');
  await store.cache.person.bulkPut(held([naledi, personOf(soweto, 'Nalini Pillay')]));
  await expect
    .poll(() => labels('nal'), { timeout: 5000 })
    .toEqual(['<mark>Nal</mark>edi Mokoena', '<mark>Nal</mark>ini Pillay']);
  await store.cache.person.bulkPut(held([{ ...naledi, firstName: 'Lerato' }]));
  await expect
    .poll(() => labels('mok'), { timeout: 5000 })
    .toEqual(['Lerato <mark>Mok</mark>oena']);
  await beginSession(databases().vault, signedInAs(lerato));
  const next = await here();
  await next.cache.cursor.put({ ...stream, asOf: 8 } as never);
  await expect.poll(() => labels('mok'), { timeout: 5000 }).toEqual([]);
});

test('issue 13: people are found by what they are called and by their numbers; who is archived is not', async () => {
  await store.cache.cursor.put({ ...stream, asOf: 7 } as never);
  const phoneNumbers = [{ kind: 'mobile', number: '+27825550142', optOut: false } as const];
  const called = { nickName: 'Gogo', phoneNumbers };
  const gone = personOf(soweto, 'Gogo Nkosi', { status: 'archived' });
  await store.cache.person.bulkPut(held([personOf(soweto, 'Naledi Mokoena', called), gone]));
  await expect.poll(() => labels('gogo'), { timeout: 5000 }).toEqual(['Naledi Mokoena']);
  expect(await labels('082 555 01')).toEqual(['Naledi Mokoena']);
  expect(await labels('+27 82 555')).toEqual(['Naledi Mokoena']);
  expect(await labels('083')).toEqual([]);
});

test('groups by their names, with their type; one that is archived is not found', async () => {
  await store.cache.cursor.put({ ...stream, asOf: 7 } as never);
  const type = { id: fixedId(1), name: 'Cell', reportForm: 'group' as const };
  await store.cache.groupType.bulkPut(held([type]));
  const group = (id: number, name: string, status: 'active' | 'archived') => ({
    id: fixedId(id),
    churchId: soweto,
    groupTypeId: type.id,
    name,
    weekdays: [4],
    startTime: '19:00',
    status,
  });
  await store.cache.group.bulkPut(
    held([group(2, 'Orlando West cell', 'active'), group(3, 'Westbury cell', 'archived')]),
  );
  await expect
    .poll(() => find('orlado west', 'groups'), { timeout: 5000 })
    .toMatchObject({
      found: [
        { id: fixedId(2), note: 'Cell', label: '<mark>Orlando</mark> <mark>West</mark> cell' },
      ],
    });
  expect(await find('westbury', 'groups')).toMatchObject({ found: [] });
});
