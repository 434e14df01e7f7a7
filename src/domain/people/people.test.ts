import { expect, test } from 'vitest';
import { utcDate } from '../values/dates/local-date.ts';
import { gives } from '../permissions.ts';
import { personOf } from '../../../tests/support/people-rows.ts';
import type { Person } from './entities.ts';
import { people, settledPerson } from './people.ts';

const of = (change: Partial<Person>) => personOf('soweto', 'Naledi Mokoena', change);
const errors = (change: Partial<Person>) => people.check?.(of(change), null);

test('issue 13: a directory orders people by their family name, and finds them by what they are called', () => {
  const naledi = settledPerson(of({ nickName: 'Nana' }));
  expect(naledi.listName).toBe('Mokoena, Naledi');
  expect(naledi.nameWords).toEqual(['naledi', 'mokoena', 'nana']);
  expect(settledPerson(of({ lastName: null })).listName).toBe('Naledi');
});

test.each([
  [{ birthDate: { day: 30, year: 1988, month: 2 } }, ['birthDate']],
  [{ birthDate: { year: 2999 } }, ['birthDate']],
  [
    { firstVisitDate: '2999-01-01', anniversaryDate: '2999-01-01' },
    ['firstVisitDate', 'anniversaryDate'],
  ],
  [{ baptismDate: '2014-04-20' }, ['baptismDate']],
  [{ baptismDate: '2014-04-20', isBaptised: true }, []],
  [{ foundationSchoolDate: '2014-04-20' }, ['foundationSchoolDate']],
  // Born today, whatever the clock of the server says: east of it the day began before.
  [{ firstVisitDate: utcDate() }, []],
] as const)('issue 13: of %j the fields that are wrong are %j', (change, wrong) => {
  const found = errors(change as Partial<Person>) ?? {};
  expect(Object.keys(found)).toEqual(wrong);
  for (const sentence of Object.values(found)) expect(sentence).toMatch(/^[\dA-Z].*[a-z]/);
});

test('issue 13: people are changed by the roles of the matrix', () => {
  const may = ['System Admin', 'Church Admin', 'Pastor', 'Missions Coordinator'] as const;
  expect(may.filter((role) => gives(role, 'person.edit'))).toEqual(may);
  const mayNot = [
    'Group Leader',
    'Usher',
    'Finance',
    'Communications',
    'Auditor',
    'Kiosk',
  ] as const;
  expect(mayNot.filter((role) => gives(role, 'person.edit'))).toEqual([]);
});
