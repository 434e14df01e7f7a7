import { array, assert, asyncProperty, constantFrom, record, subarray } from 'fast-check';
import { expect, test } from 'vitest';
import { personOf } from '../../../tests/support/people-rows.ts';
import type { PhoneNumber } from '../people/contacts.ts';
import type { Person } from '../people/entities.ts';
import { likenessOf } from '../people/likeness.ts';
import { likelyPairs, pairKey } from './likely-pairs.ts';

const of = (name: string, change: Partial<Person> = {}) => personOf('soweto', name, change);
const phone = (number: string): PhoneNumber[] => [{ kind: 'mobile', number, optOut: false }];
const none = new Set<string>();

test('issue 13: each pair is found once, the strongest reason first', async () => {
  const born = { day: 21, year: 1994, month: 8 };
  const [palesa, also, sizwe, written] = [
    of('Palesa Motaung', { phoneNumbers: phone('072 555 0147'), birthDate: born }),
    of('Palesa Motaung', { phoneNumbers: phone('+27725550147'), birthDate: born }),
    of('Sizwe Nkosi', { birthDate: born }),
    of('Sizwe Nkozi', { birthDate: born }),
  ];
  expect(await likelyPairs([sizwe, palesa, written, also], none)).toEqual([
    { ids: [palesa.id, also.id], why: 'number' },
    { ids: [sizwe.id, written.id], why: 'birthday' },
  ]);
});

test('issue 13: a household with one number is no pair, and one address tells two of one first name', async () => {
  const shared = { phoneNumbers: phone('011 555 0100') };
  const emailAddresses = [{ optOut: false, address: 'p@example.org' }];
  const people = [
    of('Thabo Dube', shared),
    of('Zanele Dube', shared),
    of('Palesa Dube', { emailAddresses }),
    of('Palesa Motaung', { emailAddresses }),
  ];
  expect((await likelyPairs(people, none)).map(({ why }) => why)).toEqual(['email']);
});

test('issue 13: namesakes who were born on different days are two', async () => {
  const [one, other] = [1994, 1961].map((year) =>
    of('Thabo Nkosi', { birthDate: { day: 3, year, month: 4 } }),
  );
  expect(await likelyPairs([one as Person, other as Person], none)).toEqual([]);
});

test('issue 13: a number that a hundred records have says nothing', async () => {
  const people = Array.from({ length: 100 }, (_, at) =>
    of(`Palesa Surname${at}`, { phoneNumbers: phone('000 000 0000') }),
  );
  expect(await likelyPairs(people, none)).toEqual([]);
});

test('issue 13: of a name that many have, only who shares something else is found', async () => {
  const people = Array.from({ length: 20 }, () => of('Thabo Nkosi'));
  const same = { phoneNumbers: phone('072 555 0147') };
  expect(await likelyPairs(people, none)).toEqual([]);
  const two = [of('Thabo Nkosi', same), of('Thabo Nkosi', same)];
  expect(await likelyPairs([...people, ...two], none)).toHaveLength(1);
});

test('issue 13: pairs who are marked as two are not found again, whichever is named first', async () => {
  const [one, other] = [of('Naledi Mokoena'), of('Naledi Mokoena')];
  expect(await likelyPairs([one, other], none)).toHaveLength(1);
  expect(await likelyPairs([one, other], new Set([pairKey(other.id, one.id)]))).toEqual([]);
});

test('issue 13: blocks find what comparing everybody with everybody finds', async () => {
  const person = record({
    first: constantFrom('Thabo', 'Tha', 'Naledi', 'Nal', 'Sizwe'),
    last: constantFrom('Nkosi', 'Nkozi', 'Dube'),
    numbers: subarray(['072 555 0147', '011 555 0100']),
    year: constantFrom(undefined, 1994, 1961),
    day: constantFrom(undefined, 3),
  });
  await assert(
    asyncProperty(array(person, { maxLength: 10 }), async (typed) => {
      const people = typed.map(({ first, last, numbers, year, day }) =>
        of(`${first} ${last}`, {
          phoneNumbers: numbers.flatMap(phone),
          birthDate: day === undefined ? null : { day, ...(year && { year }), month: 4 },
        }),
      );
      const wanted = people.flatMap((one, at) =>
        people.slice(at + 1).flatMap((other) => {
          const why = likenessOf(one, other);
          const [year, also] = [one.birthDate?.year, other.birthDate?.year];
          const apart = year !== undefined && also !== undefined && year !== also;
          return why === null || (why === 'name' && apart) ? [] : [pairKey(one.id, other.id)];
        }),
      );
      const found = (await likelyPairs(people, none)).map(({ ids }) => pairKey(...ids));
      expect(found.toSorted()).toEqual(wanted.toSorted());
    }),
  );
});
