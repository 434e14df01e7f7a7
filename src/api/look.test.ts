// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { liveQuery } from 'dexie';
import { expect, test, vi } from 'vitest';
import { must } from '#domain/must.ts';
import { databases, storeOf } from '#store/database.ts';
import { beginSession } from '#store/session-changes.ts';
import { fixedId, signedInAs, submit, thabo } from '../../tests/support/device.ts';
import { look } from './look.ts';

/** As a worker writes that is killed before Dexie has told anybody. */
async function writeUnheard(db: IDBDatabase, id: string): Promise<void> {
  const writing = db.transaction('items', 'readwrite');
  const done = new Promise((over) => writing.addEventListener('complete', over));
  const items = writing.objectStore('items');
  const found = items.get(id);
  found.addEventListener('success', () => {
    const state = { kind: 'sent', attempts: 1, how: 'accepted', output: {}, at: 5 };
    items.put({ ...(found.result as object), state });
  });
  await done;
}

test('what a worker committed and never told is shown at the next look', async () => {
  const { vault } = databases();
  await beginSession(vault, signedInAs(thabo));
  await submit(must(await storeOf(databases()), 'somebody'), 1);
  const shown: (string | undefined)[] = [];
  const watching = liveQuery(async () => (await vault.items.get(fixedId(1)))?.state.kind);
  const subscription = watching.subscribe((kind) => shown.push(kind));
  await vi.waitFor(() => expect(shown).toEqual(['waiting']));
  expect(await look()).toBe(0);

  await writeUnheard(vault.backendDB(), fixedId(1));
  expect(await look()).toBe(Infinity);
  await vi.waitFor(() => expect(shown).toEqual(['waiting', 'sent']));
  await look();
  await vault.items.delete(fixedId(1));
  await vi.waitFor(() => expect(shown).toEqual(['waiting', 'sent', undefined]));
  subscription.unsubscribe();
});
