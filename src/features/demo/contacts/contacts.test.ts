import { expect, test } from 'vitest';
import { longDay } from '#domain/values/dates/long-day.ts';
import type { StoredContact } from '#domain/demo/contacts/entities.ts';
import { differs, draftOf, fieldsOf } from './draft.ts';
import { byLetter, searchedText } from './in-list.ts';
import { countryOf, flagOf, wholeNumber } from '../../../demo/people/numbers.ts';
import { searchIn } from '../../../demo/search-in.ts';
import { amountWords } from './words.ts';

function contact(name: string, fields: Partial<StoredContact> = {}): StoredContact {
  return {
    id: name,
    avatar: null,
    background: null,
    name,
    emails: [],
    phoneNumbers: [],
    title: null,
    company: null,
    birthday: null,
    address: null,
    notes: null,
    tags: [],
    onTop: null,
    ...fields,
  };
}

const number = (phoneNumber: string, country = 'za') => ({ country, phoneNumber, label: '' });

test('letters stand above the names in their order; new ones and those without a letter apart', () => {
  const names = ['7 Stars', 'Ábel', 'Adams', 'élan', 'Eve'];
  const groups = byLetter([
    contact('New Contact', { onTop: 1 }),
    ...names.map((one) => contact(one)),
  ]);
  expect(groups.map(({ heading, rows }) => [heading, rows.map(({ name }) => name)])).toEqual([
    ['New', ['New Contact']],
    ['#', ['7 Stars']],
    ['A', ['Ábel', 'Adams']],
    ['E', ['élan', 'Eve']],
  ]);
  expect(byLetter([])).toEqual([]);
});

test('the list is searched by name, work, address and number, with its spaces or without', () => {
  const zelie = contact('Zélie Botha', {
    company: 'Molefe Books',
    emails: [{ email: 'Z@example.org', label: '' }],
    phoneNumbers: [number('71 555 0100')],
  });
  const find = searchIn([zelie, contact('Eve')], searchedText);
  for (const words of ['zelie', 'molefe b', 'z@example', '71 555', '715550100']) {
    expect(find(words)).toEqual([zelie]);
  }
});

test('none, one and many contacts, and a birthday, in words', () => {
  expect([0, 1, 80, 5000].map(amountWords)).toEqual([
    'No contacts',
    '1 contact',
    '80 contacts',
    '5\u00a0000 contacts',
  ]);
  expect(longDay('1985-05-03')).toBe('3 May 1985');
});

test('a number is dialled with its country, which is dialled once', () => {
  expect(wholeNumber(number('071 555 0100'))).toBe('+27 71 555 0100');
  expect(wholeNumber(number('+44 7700 900142'))).toBe('+44 7700 900142');
  expect(wholeNumber(number('5855 0142', 'ls'))).toBe('+266 5855 0142');
  expect(wholeNumber(number('12', '??'))).toBe('12');
  expect(countryOf(number('', 'zw'))?.name).toBe('Zimbabwe');
  expect(flagOf('za')).toBe('🇿🇦');
});

test('blank lines are no change and are not saved; what is emptied is saved as nothing', () => {
  const before = draftOf(contact('Eve', { title: 'Nurse', birthday: '1985-05-03' }));
  expect([before.emails.length, before.phoneNumbers.length]).toEqual([1, 1]);
  expect(differs({ ...before, emails: [...before.emails, ...before.emails] }, before)).toBe(false);
  const after = { ...before, name: ' Eva ', title: ' ', phoneNumbers: [number('71'), number(' ')] };
  expect(differs(after, before)).toBe(true);
  expect(fieldsOf(after)).toMatchObject({
    name: 'Eva',
    title: null,
    birthday: '1985-05-03',
    emails: [],
    phoneNumbers: [number('71')],
  });
  expect('avatar' in fieldsOf(after)).toBe(false);
  expect(fieldsOf({ ...after, withoutAvatar: true }).avatar).toBeNull();
  expect(differs({ ...before, withoutAvatar: true }, before)).toBe(true);
});
