import { expect, test } from 'vitest';
import { personOf } from '../../../tests/support/people-rows.ts';
import type { Person } from '../people/entities.ts';
import { bestSide, type Both, mergedFields, mergedPerson, staysOf } from './merge-fields.ts';

const older = '0190c1de-0000-7000-8000-000000000001';
const newer = '0198c1de-0000-7000-8000-000000000001';

function both(one: Partial<Person>, other: Partial<Person>): Both {
  const [first, second] = [
    personOf('soweto', 'Palesa Motaung', { id: newer, ...one }),
    personOf('soweto', 'Palesa Motaung', { id: older, ...other }),
  ];
  return [first, second];
}

const phone = (number: string) => ({ kind: 'mobile' as const, number, optOut: false });

const best = (id: string, two: Both) => {
  const field = mergedFields.find((one) => one.id === id);
  return field && bestSide(field, two);
};

test.each([
  ['name', {}, { lastName: 'Motaung-Dube' }, 1],
  [
    'birthDate',
    { birthDate: { day: 21, year: 1994, month: 8 } },
    { birthDate: { day: 21, month: 8 } },
    0,
  ],
  ['connectionStatus', { connectionStatus: 'First Timer' }, { connectionStatus: 'Member' }, 1],
  ['status', { status: 'movedAway' }, { status: 'active' }, 0],
  ['status', { status: 'active' }, { status: 'archived' }, 0],
  ['address', {}, { address: '31 Martha Louw Street' }, 1],
  ['firstVisitDate', { firstVisitDate: '2024-02-11' }, { firstVisitDate: '2026-11-15' }, 0],
  ['isBaptised', { isBaptised: true, baptismDate: '2024-06-09' }, { isBaptised: true }, 0],
  ['gender', { gender: 'Female' }, { gender: 'Unknown' }, 0],
  // Where neither knows more, the record that stays says it.
  ['occupation', { occupation: 'Nurse' }, { occupation: 'Cook!' }, 1],
] as const)('issue 13: of %s the fuller, closer or older value is kept', (id, one, other, side) => {
  expect(best(id, both(one as Partial<Person>, other as Partial<Person>))).toBe(side);
});

test('issue 13: the record with an account stays, else the older one', () => {
  expect(staysOf(both({}, {}))).toBe(1);
  expect(staysOf(both({ accountId: older }, {}))).toBe(0);
});

test('issue 13: no phone number and no e-mail address of either is lost; the chosen ones come first', () => {
  const two = both(
    {
      phoneNumbers: [phone('+27725550147')],
      emailAddresses: [{ optOut: false, address: 'Palesa@example.org' }],
    },
    {
      phoneNumbers: [phone('+27825550142'), phone('+27725550147')],
      emailAddresses: [{ optOut: true, address: 'palesa@example.org' }],
    },
  );
  const numbers = (chosen: 0 | 1) =>
    mergedPerson(two, { phoneNumbers: chosen }).phoneNumbers?.map(({ number }) => number);
  expect(numbers(0)).toEqual(['+27725550147', '+27825550142']);
  expect(numbers(1)).toEqual(['+27825550142', '+27725550147']);
  expect(mergedPerson(two, { emailAddresses: 0 }).emailAddresses).toHaveLength(1);
});

test('issue 13: a name is chosen as a whole, and a step with its day', () => {
  const two = both(
    { isBaptised: true, baptismDate: '2024-06-09' },
    { firstName: 'Pali', title: 'Dr' },
  );
  expect(mergedPerson(two, { name: 1, isBaptised: 1 })).toMatchObject({
    id: older,
    title: 'Dr',
    firstName: 'Pali',
    isBaptised: false,
    baptismDate: null,
  });
});

test('issue 13: no custom field of either is lost; what both say is what the chosen one says', () => {
  const [a, b, c] = [1, 2, 3].map((at) => `0190c1de-0000-7000-8000-00000000010${at}`) as [
    string,
    string,
    string,
  ];
  const two = both({ custom: { [a]: 'one', [b]: 'mine' } }, { custom: { [b]: 'theirs', [c]: 3 } });
  const whole = { [a]: 'one', [b]: 'mine', [c]: 3 };
  expect(mergedPerson(two, { custom: 0 }).custom).toEqual(whole);
  expect(mergedPerson(two, { custom: 1 }).custom).toEqual({ ...whole, [b]: 'theirs' });
});
