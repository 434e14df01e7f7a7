import { expect, test } from 'vitest';
import { groupOperations } from '#domain/groups/group-operations.ts';
import { groups } from '#domain/groups/groups.ts';
import { fixedId, memoryDevice, signInOn, soweto } from '../../../tests/support/device.ts';
import type { Store } from '../database.ts';
import { queueItem } from '../outbox/outbox.ts';
import { rowsWithPending } from './rows-with-pending.ts';

const offline = () => Promise.reject(new TypeError('No network'));
const id = fixedId(1);
const row = { ...groups.blank, churchId: soweto, groupTypeId: fixedId(2), name: 'Dube cell' };
const delivery = { attempts: 1, how: 'accepted', output: null, at: 5 } as const;

/** What a pull does once the server has a submission: its row comes, and the item is no longer pending. */
async function arrive({ cache, vault }: Store): Promise<void> {
  const notes = { _scopes: ['tenant'], _generation: 1 };
  await cache.group.put({ ...row, id, ...notes } as never);
  await vault.items.update(id, { state: { kind: 'sent', ...delivery } });
}

/** The same tables; once a table of this name was read, the pull comes in between. */
function interrupted(store: Store, name: string): Store {
  let reads = 0;
  const watched = <Database extends object>(database: Database): Database =>
    new Proxy(database, {
      get(target, key) {
        const found: unknown = Reflect.get(target, key);
        const table = key === 'table' ? (found as (of: string) => object) : null;
        if (key === name) return afterFirst(found as object);
        return table
          ? (of: string) =>
              of === name ? afterFirst(table.call(target, of)) : table.call(target, of)
          : found;
      },
    });
  const afterFirst = <Part extends object>(part: Part): Part =>
    new Proxy(part, {
      get(target, key) {
        const found: unknown = Reflect.get(target, key);
        if (typeof found !== 'function') return found;
        return (...args: unknown[]) => {
          const answer: unknown = Reflect.apply(found, target, args);
          if (key !== 'toArray' && key !== 'bulkGet') return afterFirst(answer as object);
          return (answer as Promise<unknown>).then(async (rows) => {
            reads += 1;
            if (reads === 1) await arrive(store);
            return rows;
          });
        };
      },
    });
  return { ...store, cache: watched(store.cache), vault: watched(store.vault) };
}

test.each(['group', 'items'])(
  'issue 12: a row that arrives while the list is read does not leave it, whichever of the two is read first: %s',
  async (name) => {
    const store = await signInOn(memoryDevice(offline));
    const { vault, profile } = store;
    const now = new Date(5);
    await queueItem(vault, { operation: groupOperations.create, id, input: row, profile, now });
    await vault.items.update(id, { state: { kind: 'delivered', ...delivery } });
    const found = await rowsWithPending(interrupted(store, name), groups);
    expect(found).toMatchObject([{ id, name: 'Dube cell' }]);
  },
);
