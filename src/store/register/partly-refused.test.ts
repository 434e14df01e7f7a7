import { beforeEach, describe, expect, test } from 'vitest';
import { groupOperations } from '#domain/groups/group-operations.ts';
import { groups } from '#domain/groups/groups.ts';
import type { Operation } from '#domain/operation.ts';
import { must } from '#domain/must.ts';
import { fixedId, memoryDevice, signInOn, soweto } from '../../../tests/support/device.ts';
import type { Store } from '../database.ts';
import { applyResults, deliveredOf, settle } from '../outbox/deliveries.ts';
import { discardItem, queueItem } from '../outbox/outbox.ts';
import { refusedChanges } from '../outbox/refused-changes.ts';
import { forgetRefused, refusedRows } from './refused-rows.ts';
import { rowsWithPending } from './rows-with-pending.ts';

const [dube, zola, choir, submission] = [fixedId(1), fixedId(2), fixedId(3), fixedId(9)];
const offline = () => Promise.reject(new TypeError('No network'));
const row = (id: string, name: string) => ({
  ...groups.blank,
  id,
  churchId: soweto,
  groupTypeId: fixedId(8),
  name,
});
const newRows = [row(dube, 'Dube cell'), row(zola, 'Zola cell'), row(choir, 'Choir')];

let store: Store;
beforeEach(async () => {
  store = await signInOn(memoryDevice(offline));
});

async function send(operation: Operation, input: object): Promise<void> {
  const { vault, profile } = store;
  await queueItem(vault, { operation, id: submission, input, profile, now: new Date(5) } as never);
}

/** The server writes the others. */
async function refuse(...ids: string[]): Promise<string[]> {
  const refused = ids.map((id) => ({ id, message: 'This name is taken' }));
  const problem = { code: 'validation', message: `${ids.length} were not accepted` };
  const result = { status: 'conflict', id: submission, problem, current: { refused } } as const;
  return applyResults(store.vault, [result], { now: 7, random: () => 0 });
}

async function hold(...rows: object[]): Promise<void> {
  const notes = { _scopes: ['tenant'], _generation: 1 };
  for (const one of rows) await store.cache.group.put({ ...one, ...notes } as never);
}

const shown = async () =>
  (await rowsWithPending(store, groups)).map(({ name, pending }) => [name, pending]);
const pulled = () => settle(store.vault, store.profile.id, [submission]);

describe('issue 12: of many rows that were refused in part', () => {
  test('the accepted ones stay in the list until a pull brings them, and ask for one', async () => {
    await send(groupOperations.addMany, { rows: newRows });
    expect(await refuse(zola)).toEqual([submission]);
    expect(await shown()).toEqual([
      ['Dube cell', true],
      ['Choir', true],
    ]);
    expect(await deliveredOf(store.vault, store.profile.id)).toEqual([submission]);
    await hold(row(dube, 'Dube cell'), row(choir, 'Choir'));
    expect(await shown()).toEqual([
      ['Dube cell', false],
      ['Choir', false],
    ]);
  });

  test('once they are pulled, what others make of them counts, and the refused one still waits', async () => {
    await send(groupOperations.addMany, { rows: newRows });
    await refuse(zola);
    await hold(row(dube, 'Dube North cell'));
    await pulled();
    expect(await shown()).toEqual([['Dube North cell', false]]);
    expect(await deliveredOf(store.vault, store.profile.id)).toEqual([]);
    expect(await refusedRows(store, groups)).toMatchObject([{ rowId: zola }]);
  });

  test('a refused row that is given up stays away, and takes no accepted one with it', async () => {
    await send(groupOperations.addMany, { rows: newRows });
    await refuse(zola, choir);
    for (const refused of await refusedRows(store, groups)) {
      await forgetRefused(store, refused);
      expect(await shown()).toEqual([['Dube cell', true]]);
    }
    expect(await refusedChanges(store)).toEqual([]);
    await pulled();
    expect(await shown()).toEqual([]);
  });

  test('giving up the submission as a whole keeps what was accepted', async () => {
    await send(groupOperations.addMany, { rows: newRows });
    await refuse(zola);
    await discardItem(store, submission);
    expect(await shown()).toEqual([
      ['Dube cell', true],
      ['Choir', true],
    ]);
  });

  test('accepted changes stay on their rows, refused ones do not', async () => {
    await hold(...newRows);
    const edits = newRows.map(({ id, name }) => ({
      id,
      edits: { name: { was: name, shallBe: `${name} East` } },
    }));
    await send(groupOperations.editMany, { edits });
    await refuse(zola);
    expect(await shown()).toEqual([
      ['Dube cell East', true],
      ['Zola cell', false],
      ['Choir East', true],
    ]);
    await hold(row(dube, 'Dube cell East'), row(choir, 'Choir East'));
    expect((await shown()).map(([, pending]) => pending)).toEqual([false, false, false]);
  });

  test('a submission that was refused as a whole adds none', async () => {
    await send(groupOperations.addMany, { rows: newRows });
    const problem = { code: 'forbidden', message: 'You may not add groups' };
    const result = { status: 'rejected', id: submission, problem } as const;
    expect(await applyResults(store.vault, [result], { now: 7, random: () => 0 })).toEqual([]);
    expect(await shown()).toEqual([]);
    await forgetRefused(store, must((await refusedRows(store, groups))[0], 'a refused row'));
    expect(await shown()).toEqual([]);
  });
});
