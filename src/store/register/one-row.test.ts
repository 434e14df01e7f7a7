import { expect, test } from 'vitest';
import type { Group } from '#domain/groups/entities.ts';
import { groupOperations } from '#domain/groups/group-operations.ts';
import { groups } from '#domain/groups/groups.ts';
import { fixedId, memoryDevice, signInOn, soweto } from '../../../tests/support/device.ts';
import type { Store } from '../database.ts';
import { queueItem } from '../outbox/outbox.ts';
import { registerQueries } from './register-queries.ts';
import { rowsWithPending } from './rows-with-pending.ts';

const offline = () => Promise.reject(new TypeError('No network'));
const queries = registerQueries(groups);
const kept = { churchId: soweto, groupTypeId: fixedId(1), status: 'active' as const };

function groupOf(id: number, said: Partial<Group>): Group {
  return { ...groups.blank, ...kept, id: fixedId(id), ...said };
}

async function deviceWithGroups(): Promise<Store> {
  const store = await signInOn(memoryDevice(offline));
  const notes = { _scopes: ['tenant'], _generation: 1 };
  const rows = [
    groupOf(1, { name: 'Zone' }),
    groupOf(2, { name: 'Alpha', parentGroupId: fixedId(1) }),
    groupOf(3, { name: 'Bravo' }),
  ];
  await store.cache.group.bulkPut(rows.map((row) => Object.assign(row, notes)));
  return store;
}

async function queueChanges({ vault, profile }: Store): Promise<void> {
  const { id: _, ...added } = groupOf(0, { name: 'Added here', parentGroupId: fixedId(3) });
  const by = { profile, now: new Date(0) };
  const create = { operation: groupOperations.create, id: fixedId(9), input: added };
  await queueItem(vault, { ...create, ...by });
  const input = {
    id: fixedId(3),
    churchId: soweto,
    edits: { name: { was: 'Bravo', shallBe: 'Bravo of Tuesday' } },
  };
  await queueItem(vault, { operation: groupOperations.edit, id: fixedId(10), input, ...by });
}

test('issue 12: one row is what the list of all shows of it, whatever waits on the device', async () => {
  const store = await deviceWithGroups();
  await queueChanges(store);
  const all = await rowsWithPending(store, groups);
  expect(all.map(({ name }) => name).toSorted()).toEqual([
    'Added here',
    'Alpha',
    'Bravo of Tuesday',
    'Zone',
  ]);
  for (const row of all) {
    expect(await queries.one(store, row.id)).toMatchObject({ state: 'known', open: { row } });
  }
  expect(await queries.one(store, fixedId(77))).not.toMatchObject({ state: 'known' });
});

test('issue 12: of its own register, one row brings the rows that it names and no others', async () => {
  const store = await deviceWithGroups();
  await queueChanges(store);
  const namedBy = async (id: number) => {
    const found = await queries.one(store, fixedId(id));
    if (found.state !== 'known') throw new Error('The row is here');
    return (found.open.linked[groups.name] ?? []).map((row) => row['name']);
  };
  expect(await namedBy(2)).toEqual(['Zone']);
  expect(await namedBy(9)).toEqual(['Bravo of Tuesday']);
  expect(await namedBy(1)).toEqual([]);
  const form = await queries.formRows(store, groups.blank);
  expect(form.others).toHaveLength(4);
});
