import { describe, expect, test } from 'vitest';
import { utcDate } from '../values/dates/local-date.ts';
import { gives } from '../permissions.ts';
import { fieldFromText } from '../register/field-from-text.ts';
import { fieldText } from '../register/field-text.ts';
import { importedFields } from '../register/match-columns.ts';
import type { Register } from '../register/register.ts';
import { pictureAddress } from '../sync/picture-address.ts';
import { personOf } from '../../../tests/support/people-rows.ts';
import type { Person } from './entities.ts';
import { knownOf } from './known-of.ts';
import { people } from './people.ts';
import { settledPerson } from './settled-person.ts';

const of = (change: Partial<Person>) => personOf('soweto', 'Naledi Mokoena', change);
const errors = (change: Partial<Person>) => people.check?.(of(change), null);

test('issue 13: a directory orders people by their family name, and finds them by what they are called', () => {
  const naledi = settledPerson(of({ nickName: 'Nana' }));
  expect(naledi.listName).toBe('Mokoena, Naledi');
  expect(naledi.nameWords).toEqual(['naledi', 'mokoena', 'nana']);
  expect(settledPerson(of({ lastName: null })).listName).toBe('Naledi');
});

const isWithout = (one: Person) => knownOf.choicesOf(one, utcDate()).includes('noPhoto');

describe('issue 13: where the photo of a person is', () => {
  const photo = '0190c1de-0000-7000-8000-000000000101';
  const drawing = '/sample-people/1.svg';

  test('follows from the photo of the record, and the filter finds who has none', () => {
    const naledi = of({ pictureId: photo });
    expect(naledi.photoUrl).toBe(pictureAddress(photo));
    expect(isWithout(naledi)).toBe(false);
    expect(isWithout(of({}))).toBe(true);
  });

  test('goes with the photo, also one that somebody wrote by hand', () => {
    const gone = settledPerson({ ...of({ pictureId: photo }), pictureId: null });
    expect(gone.photoUrl).toBeNull();
    expect(isWithout(gone)).toBe(true);
    expect(of({ photoUrl: pictureAddress(photo) }).photoUrl).toBeNull();
  });

  test('a drawing of the sample stands in its place until there is one', () => {
    expect(of({ photoUrl: drawing }).photoUrl).toBe(drawing);
    expect(of({ photoUrl: drawing, pictureId: photo }).photoUrl).toBe(pictureAddress(photo));
  });

  test('a file says whether there is one, and none is read to write one', () => {
    const { pictureId } = people.fields;
    expect(pictureId && fieldText(pictureId.input, photo, new Map())).toBe('Yes');
    const read = importedFields(people as Register);
    expect(read).toContain('firstName');
    expect(read).not.toContain('pictureId');
    expect(read).not.toContain('photoUrl');
  });
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

test('issue 13: what a file says of a person, as the list wrote it, is the same person', () => {
  const naledi = settledPerson(
    of({
      title: 'Dr',
      nickName: 'Nana',
      connectionStatus: 'First Timer',
      gender: 'Female',
      birthDate: { day: 14, month: 3 },
      maritalStatus: 'Widowed',
      anniversaryDate: '2012-09-24',
      phoneNumbers: [
        { kind: 'mobile', number: '082 555 0142', optOut: true },
        { kind: 'home', number: '12 345', optOut: false },
      ],
      emailAddresses: [{ optOut: true, address: 'naledi@example.org' }],
      isBaptised: true,
      baptismDate: '2014-04-20',
      status: 'movedAway',
    }),
  );
  for (const field of importedFields(people as Register)) {
    const shown = people.fields[field as keyof Person];
    const value: unknown = Reflect.get(naledi, field);
    if (!shown || shown.input.kind === 'reference') continue;
    const cell = fieldText(shown.input, value, new Map());
    const empty = value === null || (Array.isArray(value) && value.length === 0);
    expect(fieldFromText(shown, cell, new Map()), field).toEqual({ value: empty ? null : value });
  }
  expect(importedFields(people as Register)).toContain('phoneNumbers');
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
