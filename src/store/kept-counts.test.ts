import 'fake-indexeddb/auto';
import { liveQuery } from 'dexie';
import { expect, test } from 'vitest';
import type { Group } from '#domain/groups/entities.ts';
import { groups } from '#domain/groups/groups.ts';
import { fixedId, memoryDevice, signInOn, soweto } from '../../tests/support/device.ts';
import type { Store } from './database.ts';
import { orderedPage } from './register/ordered-page.ts';
import { placeInOrder } from './row-order.ts';

const offline = () => Promise.reject(new TypeError('No network'));

function groupOf(id: number, name: string, status: Group['status']): Group {
  const parts = { id: fixedId(id), churchId: soweto, groupTypeId: fixedId(1), name, status };
  return { ...groups.blank, ...parts };
}
const active = (id: number, name: string) => groupOf(id, name, 'active');
const archived = (id: number, name: string) => groupOf(id, name, 'archived');

async function hold({ cache }: Store, ...rows: Group[]): Promise<void> {
  const notes = { _scopes: ['tenant'], _generation: 1 };
  await cache.group.bulkPut(
    rows.map((row) => Object.assign({}, row, placeInOrder(groups.entity, row), notes)),
  );
}

/** Counts that two screens show, of each part of the list, on a page that the changes of the test do not touch. */
function watchCounts(store: Store) {
  const shown: unknown[] = [];
  const of = { filters: {}, orderBy: 'name', descending: false, page: 1, perPage: 1 };
  const watching = [false, true].map((part) =>
    liveQuery(async () => orderedPage(store, groups, { ...of, archived: part })).subscribe(
      (page) => {
        shown[Number(part)] = page && { all: page.all, archived: page.archived, total: page.total };
      },
    ),
  );
  const stop = () => {
    for (const each of watching) each.unsubscribe();
  };
  return { shown, stop };
}

test('issue 12: a list that counted its rows knows each one that comes, goes or is archived', async () => {
  const store = await signInOn(memoryDevice(offline));
  await hold(store, active(1, 'A'), active(2, 'B'), active(3, 'C'));
  const { shown, stop } = watchCounts(store);
  const expectCounts = (all: number, inArchive: number) =>
    expect
      .poll(() => shown)
      .toEqual([
        { all, archived: inArchive, total: all },
        { all, archived: inArchive, total: inArchive },
      ]);
  try {
    await expectCounts(3, 0);
    await hold(store, active(4, 'D'));
    await expectCounts(4, 0);
    await hold(store, archived(2, 'B'));
    await expectCounts(3, 1);
    await store.cache.group.delete(fixedId(3));
    await expectCounts(2, 1);
    await store.cache.group.clear();
    await expectCounts(0, 0);
    await hold(store, active(5, 'E'), archived(6, 'F'));
    await expectCounts(1, 1);
  } finally {
    stop();
  }
});
