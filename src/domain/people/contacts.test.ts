import { expect, test } from 'vitest';
import {
  dialledNumbers,
  emailsFromText,
  emailsText,
  type PhoneNumber,
  phonesFromText,
  phonesText,
} from './contacts.ts';

const phones: PhoneNumber[] = [
  { kind: 'mobile', number: '+27825550142', optOut: false },
  { kind: 'work', number: '+441632960961', optOut: true },
];

test('issue 13: phone numbers read as people say them, and a file gives the same ones back', () => {
  expect(phonesText(phones)).toBe('082 555 0142; +441632960961 (work, no messages)');
  expect(phonesFromText(phonesText(phones))).toEqual({ value: phones });
});

test.each([
  ['082-555-0142, 0825550142', { value: [phones[0]] }],
  ['082 555 0142 (Home)', { value: [{ kind: 'home', number: '+27825550142', optOut: false }] }],
  ['12345', { problem: 'Begin with 0, or with + and the country' }],
  ['082 555 014', { problem: 'A digit is missing or too many. Check the number' }],
  ['call her', { problem: 'Use digits only, such as 082 555 0142' }],
  [Array.from({ length: 6 }, (_, at) => `082555014${at}`).join(';'), { problem: 'Keep at most 5' }],
])('issue 13: the cell %j', (cell, read) => {
  expect(phonesFromText(cell)).toEqual(read);
});

test('issue 13: one number typed twice is kept once, as it is dialled', () => {
  const [first] = phones;
  const typed = ['082 555 0142', '+27 82 555 0142'].map((number) => ({ ...first, number }));
  expect(dialledNumbers(typed as PhoneNumber[])).toEqual([first]);
});

test('issue 13: e-mail addresses of a file', () => {
  const kept = [
    { optOut: false, address: 'naledi@example.org' },
    { optOut: true, address: 'office@example.org' },
  ];
  expect(emailsText(kept)).toBe('naledi@example.org; office@example.org (no messages)');
  expect(emailsFromText(emailsText(kept))).toEqual({ value: kept });
  expect(emailsFromText('naledi at home')).toEqual({
    problem: 'Check the address. It should look like name@example.org',
  });
});
