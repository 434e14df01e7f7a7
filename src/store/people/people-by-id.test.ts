import { expect, test } from 'vitest';
import { memberships } from '#domain/groups/memberships.ts';
import { people } from '#domain/people/people.ts';
import { personOperations } from '#domain/people/person-operations.ts';
import type { Register } from '#domain/register/register.ts';
import { fixedId, memoryDevice, signInOn, soweto } from '../../../tests/support/device.ts';
import { queueItem } from '../outbox/outbox.ts';
import { lookedUpRows } from '../register/looked-up-rows.ts';
import { peopleById, personNamed } from './people-by-id.ts';

const id = fixedId(1);
const { listName: _, nameWords: __, ...blank } = people.blank as Record<string, unknown>;
const input = { ...blank, churchId: soweto, firstName: 'Naledi', lastName: 'Mokoena' };

test('issue 13: somebody who was added without a network has a name wherever a row names them', async () => {
  const store = await signInOn(memoryDevice(() => Promise.reject(new TypeError('No network'))));
  const { vault, profile } = store;
  await queueItem(vault, {
    operation: personOperations.create,
    id,
    input: input as never,
    profile,
    now: new Date(5),
  });
  expect(await personNamed(store, id)).toBe('Naledi Mokoena');
  expect([...(await peopleById(store, [id, fixedId(2)])).keys()]).toEqual([id]);
  const rows = [{ ...memberships.blank, id: fixedId(3), personId: id }];
  expect(await lookedUpRows(store, memberships as Register, rows)).toMatchObject({
    people: [{ id, firstName: 'Naledi' }],
  });
});
