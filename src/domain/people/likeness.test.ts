import { expect, test } from 'vitest';
import { type Likened, likenessOf } from './likeness.ts';

const naledi: Likened = {
  firstName: 'Naledi',
  lastName: 'Mokoena',
  nickName: null,
  phoneNumbers: [{ kind: 'mobile', number: '+27825550142', optOut: false }],
  birthDate: { day: 14, year: 1988, month: 3 },
};
const typed = (change: Partial<Likened>): Likened => ({
  ...naledi,
  phoneNumbers: [],
  birthDate: null,
  ...change,
});
const mobile = (number: string) => [{ kind: 'mobile', number, optOut: false } as const];

test.each([
  ['the same name', typed({}), 'name'],
  [
    'the same name in the wrong fields, with an accent',
    typed({ firstName: 'Mokoéna', lastName: 'Naledi' }),
    'name',
  ],
  [
    'the number as somebody types it, and a first name that begins alike',
    typed({ firstName: 'Nal', lastName: 'Dube', phoneNumbers: mobile('082 555 0142') }),
    'number',
  ],
  [
    'the number of a household, and another first name',
    typed({ firstName: 'Thabo', phoneNumbers: mobile('082 555 0142') }),
    null,
  ],
  [
    'the birthday and the family name',
    typed({ firstName: 'Nalo', birthDate: { day: 14, year: 1988, month: 3 } }),
    'birthday',
  ],
  [
    'the birthday of another family',
    typed({ lastName: 'Dube', birthDate: { day: 14, year: 1988, month: 3 } }),
    null,
  ],
  ['another person', typed({ firstName: 'Thabo', lastName: 'Nkosi' }), null],
])('issue 13: %s', (_, one, why) => {
  expect(likenessOf(one, naledi)).toBe(why);
  expect(likenessOf(naledi, one)).toBe(why);
});
