import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { groups } from '#domain/groups/groups.ts';
import { archivedStatus } from '#domain/register/register.ts';
import { registers } from '#domain/registers.gen.ts';
import { mostFound } from '#domain/values/search-term.ts';
import { fixedId, memoryDevice, signInOn, soweto } from '../../../tests/support/device.ts';
import { answerFromDevice } from '../answer-from-device.ts';
import { personOf } from '../../../tests/support/people-rows.ts';
import type { Store } from '../database.ts';
import { queueItem } from '../outbox/outbox.ts';
import { autocompleteHere, autocompleteRead } from './autocomplete.ts';

let store: Store;
const held = <Row>(rows: Row[]) => rows.map((row) => ({ ...row, _scopes: [], _generation: 1 }));

beforeEach(async () => {
  store = await signInOn(memoryDevice(() => Promise.reject(new TypeError('No network'))));
});

test('S1-015 S7-011 groups on the device, as the server finds them', async () => {
  const groupTypeId = fixedId(1);
  const group = (id: number, name: string, status: 'active' | 'archived' = 'active') => ({
    id: fixedId(id),
    churchId: soweto,
    groupTypeId,
    name,
    weekdays: [4],
    startTime: '19:00',
    status,
  });
  await store.cache.groupType.bulkPut(
    held([{ id: groupTypeId, name: 'Cell', reportForm: 'group' as const }]),
  );
  await store.cache.group.bulkPut(
    held([group(2, 'Orlando West cell'), group(3, 'Westbury cell', 'archived')]),
  );
  expect(await autocompleteHere(store, groups, 'west')).toEqual([
    { id: fixedId(2), label: 'Orlando <mark>West</mark> cell', groupType: 'Cell' },
  ]);
  expect(await autocompleteHere(store, groups, ' ')).toEqual([]);
});

describe.each(registers.map((one) => [one.register.name, one] as const))(
  'issue 12: autocomplete of %s on the device',
  (_name, { register, operations }) => {
    const field = register.search[0] ?? '';
    const people: object[] = [];
    /** The title, or the id of somebody who is called so, where the title is a person's name. */
    const named = (id: number, title: string) => {
      if (register.fields[field]?.input.kind !== 'lookup') return title;
      people.push(personOf(soweto, title, { id: fixedId(1000 + id) }));
      return fixedId(1000 + id);
    };
    const row = (id: number, title: string, more: object = {}) => ({
      ...register.blank,
      id: fixedId(id),
      [field]: named(id, title),
      ...more,
    });
    const putPeople = () => store.cache.table('person').bulkPut(held(people));
    const put = async (rows: object[]) => {
      await putPeople();
      await store.cache.table(register.entity.name).bulkPut(held(rows));
    };
    const ids = async (term: string) =>
      (await autocompleteHere(store, register, term)).map(({ id }) => id);

    test('finds words by their beginnings, in the order of the titles, and marks them', async () => {
      await put([row(2, 'Vuyo Zulu'), row(1, 'Zulu choir'), row(3, 'Kazulu')]);
      expect(await autocompleteHere(store, register, 'zul')).toMatchObject([
        { id: fixedId(2), label: 'Vuyo <mark>Zul</mark>u' },
        { id: fixedId(1), label: '<mark>Zul</mark>u choir' },
      ]);
      expect(await ids('')).toEqual([]);
    });

    test('leaves archived rows out, and answers no more than a panel holds', async () => {
      await put([row(1, 'Zulu', { status: archivedStatus(register) })]);
      expect(await ids('zulu')).toEqual([]);
      await put(Array.from({ length: 50 }, (_, at) => row(at + 2, `Zulu ${at}`)));
      expect(await ids('zulu')).toHaveLength(mostFound);
    });

    test('finds a row that waits here', async () => {
      const input = { ...row(0, 'Zanele choir'), id: undefined };
      await putPeople();
      await queueItem(store.vault, {
        operation: operations.create,
        id: fixedId(7),
        input,
        profile: store.profile,
        now: new Date(Date.UTC(2026, 10, 22, 9, 0)),
      });
      expect(await ids('zan')).toEqual([fixedId(7)]);
    });

    test('is what the call answers, once the device holds everything in scope', async () => {
      const read = autocompleteRead(register, operations);
      const asked = () =>
        answerFromDevice(store, operations.autocomplete, { searchTerm: 'zulu' }, [read]);
      await put([row(1, 'Zulu')]);
      expect(await asked()).toBeNull();
      const stream = { cursor: 'c', generation: 1, complete: true, received: 1, total: 1, asOf: 9 };
      await store.cache.cursor.put({ key: 'stream', ...stream });
      expect(await asked()).toMatchObject({ output: { data: [{ id: fixedId(1) }] }, asOf: 9 });
      expect(z.safeParse(operations.autocomplete.output, (await asked())?.output).success).toBe(
        true,
      );
    });
  },
);
