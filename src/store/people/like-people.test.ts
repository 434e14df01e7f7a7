import { beforeEach, expect, test } from 'vitest';
import { memoryDevice, signInOn, soweto } from '../../../tests/support/device.ts';
import { personOf } from '../../../tests/support/people-rows.ts';
import { personOperations } from '#domain/people/person-operations.ts';
import type { Store } from '../database.ts';
import { queueItem } from '../outbox/outbox.ts';
import { likePeople } from './like-people.ts';

let store: Store;
const held = <Row>(rows: Row[]) => rows.map((row) => ({ ...row, _scopes: [], _generation: 1 }));
const phoneNumbers = [{ kind: 'mobile', number: '+27825550142', optOut: false } as const];
const birthDate = { day: 14, year: 1988, month: 3 };

beforeEach(async () => {
  store = await signInOn(memoryDevice(() => Promise.reject(new TypeError('No network'))));
});

const like = async (name: string, change = {}) => {
  const typed = personOf(soweto, name, change);
  return (await likePeople(store, typed.id, typed)).map((one) => [one.name, one.why]);
};

test('issue 13: whoever is typed again is found on the device, the surest first; who is archived is not', async () => {
  await store.cache.person.bulkPut(
    held([
      personOf(soweto, 'Naledi Mokoena', { birthDate }),
      personOf(soweto, 'Nalo Mokoena', { birthDate }),
      personOf(soweto, 'Nal Dube', { phoneNumbers }),
      personOf(soweto, 'Naledi Mokoena', { status: 'archived' }),
      personOf(soweto, 'Thabo Nkosi', { phoneNumbers, birthDate }),
    ]),
  );
  expect(await like('Naledi Mokoena', { birthDate, phoneNumbers })).toEqual([
    ['Nal Dube', 'number'],
    ['Naledi Mokoena', 'name'],
    ['Nalo Mokoena', 'birthday'],
  ]);
  expect(await like('Sipho Zulu')).toEqual([]);
  expect(await like('A')).toEqual([]);
});

test('issue 13: who was added a moment ago and waits here is found too', async () => {
  const naledi = personOf(soweto, 'Naledi Mokoena');
  const { vault, profile } = store;
  const { create: operation } = personOperations;
  const { id, ...input } = naledi;
  await queueItem(vault, { operation, id, input, profile, now: new Date(5) });
  expect(await like('Naledi Mokoena')).toEqual([['Naledi Mokoena', 'name']]);
});

test('issue 13: of a very large church too, whoever has both names is compared', async () => {
  const many = Array.from({ length: 600 }, (_, at) => personOf(soweto, `Nala Aa${at}`));
  await store.cache.person.bulkPut(held([...many, personOf(soweto, 'Nalo Zulu', { birthDate })]));
  expect(await like('Naledi Zulu', { birthDate })).toEqual([['Nalo Zulu', 'birthday']]);
});

test('issue 13: nobody is like themselves', async () => {
  const naledi = personOf(soweto, 'Naledi Mokoena');
  await store.cache.person.bulkPut(held([naledi]));
  expect(await likePeople(store, naledi.id, naledi)).toEqual([]);
});
