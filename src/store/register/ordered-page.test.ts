import {
  array,
  assert,
  asyncProperty,
  boolean,
  constantFrom,
  integer,
  oneof,
  record,
} from 'fast-check';
import { expect, test } from 'vitest';
import type { Group } from '#domain/groups/entities.ts';
import { groupOperations } from '#domain/groups/group-operations.ts';
import { groups } from '#domain/groups/groups.ts';
import { findRows } from '#domain/register/find-rows.ts';
import { fixedId, memoryDevice, signInOn, soweto } from '../../../tests/support/device.ts';
import type { Store } from '../database.ts';
import { queueItem } from '../outbox/outbox.ts';
import { placeInOrder, putInOrder } from '../row-order.ts';
import { rowsWithPending } from './rows-with-pending.ts';
import { orderedPage } from './ordered-page.ts';
import { registerQueries } from './register-queries.ts';

const offline = () => Promise.reject(new TypeError('No network'));
const queries = registerQueries(groups);
const name = constantFrom(
  'Cell 2',
  'cell 10',
  'Çell 10',
  'Choir',
  'Orlando West',
  'orlando',
  'A',
  'Z',
);
const status = constantFrom('active' as const, 'paused' as const, 'archived' as const);
const someRow = record({ name, status });
type SomeRow = { name: string; status: Group['status'] };

const someChange = oneof(
  record({ kind: constantFrom('new' as const), name }),
  record({ kind: constantFrom('edit' as const), at: integer({ min: 0, max: 39 }), row: someRow }),
);

const question = record({
  archived: boolean(),
  descending: boolean(),
  page: integer({ min: 1, max: 15 }),
  perPage: constantFrom(1, 3, 7, 25),
});

const plain = { filters: {}, orderBy: 'name' };

function groupOf(id: number, row: SomeRow): Group {
  return { ...groups.blank, id: fixedId(id), churchId: soweto, groupTypeId: fixedId(1), ...row };
}

async function hold({ cache }: Store, rows: readonly Group[], inOrder = true): Promise<void> {
  const notes = { _scopes: ['tenant'], _generation: 1 };
  await cache.group.bulkPut(
    rows.map((row) =>
      Object.assign({}, row, inOrder ? placeInOrder(groups.entity, row) : {}, notes),
    ),
  );
}

const inSomeOrder = (rows: readonly SomeRow[]) =>
  rows.map((row, at) => groupOf(100 + ((at * 7) % 41), row));

type SomeChange = { kind: 'new'; name: string } | { kind: 'edit'; at: number; row: SomeRow };

async function queue({ vault, profile, cache }: Store, change: SomeChange, nth: number) {
  const id = fixedId(1000 + nth);
  const now = new Date(nth);
  if (change.kind === 'new') {
    const { id: _id, ...input } = groupOf(0, { name: change.name, status: 'active' });
    await queueItem(vault, { operation: groupOperations.create, id, input, profile, now });
    return;
  }
  const row = await cache.group.get(fixedId(100 + change.at));
  if (!row) return;
  const { name: wished, status: next } = change.row;
  const input = {
    id: row.id,
    churchId: soweto,
    edits: {
      name: { was: row.name, shallBe: wished },
      status: { was: row.status, shallBe: next },
    },
  };
  await queueItem(vault, { operation: groupOperations.edit, id, input, profile, now });
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

test('issue 12: a page out of the index is that of all rows, whatever waits on the device', async () => {
  await assert(
    asyncProperty(
      array(someRow, { maxLength: 40, size: 'max' }),
      array(someChange, { maxLength: 8 }),
      array(question, { minLength: 1, maxLength: 5 }),
      async (rows, changes, questions) => {
        const store = await signInOn(memoryDevice(offline));
        await hold(store, inSomeOrder(rows));
        for (const [nth, change] of changes.entries()) await queue(store, change, nth);
        const all = await rowsWithPending(store, groups);
        for (const asked of questions) {
          const found = findRows(groups, all, { ...plain, ...asked }, {});
          const page = await orderedPage(store, groups, { ...plain, ...asked });
          expect(page && idsOf(page.rows)).toEqual(idsOf(found.rows));
          expect(page).toMatchObject({
            total: found.total,
            page: found.page,
            pages: found.pages,
            archived: all.filter((row) => row.status === 'archived').length,
          });
        }
      },
    ),
    { numRuns: 60 },
  );
});

const asked = { ...plain, archived: false, descending: false, page: 1, perPage: 25 };

test('issue 12: rows that an older program wrote are read with all the others, until they have their place', async () => {
  const store = await signInOn(memoryDevice(offline));
  await hold(store, inSomeOrder([{ name: 'Choir', status: 'active' }]), false);
  expect(await orderedPage(store, groups, asked)).toBeNull();
  expect(idsOf((await queries.page(store, asked)).rows)).toEqual([fixedId(100)]);
  await putInOrder(store.cache, async () => groups.entity);
  expect(idsOf((await orderedPage(store, groups, asked))?.rows ?? [])).toEqual([fixedId(100)]);
});

test('issue 12: a question that narrows, or has another order, is none for the index', async () => {
  const store = await signInOn(memoryDevice(offline));
  for (const more of [
    { searchTerm: 'choir' },
    { filters: { status: 'paused' } },
    { of: { churchId: soweto } },
    { orderBy: 'status' },
    { archived: undefined },
  ]) {
    expect(await orderedPage(store, groups, { ...asked, ...more })).toBeNull();
  }
});

test('issue 12: a group above that stands on another page is named', async () => {
  const store = await signInOn(memoryDevice(offline));
  const above = groupOf(1, { name: 'Zion', status: 'active' });
  const below = { ...groupOf(2, { name: 'Alpha', status: 'active' }), parentGroupId: above.id };
  await hold(store, [above, below]);
  const page = await queries.page(store, { ...asked, perPage: 1 });
  expect(idsOf(page.rows)).toEqual([below.id]);
  expect(new Map(page.titles).get(above.id)).toBe('Zion');
});
