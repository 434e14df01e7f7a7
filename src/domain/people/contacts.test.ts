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
  // Of a country that this program does not know.
  ['12 345', { value: [{ kind: 'mobile', number: '12 345', optOut: false }] }],
  ['call her', { problem: 'Write the number with digits, or remove it' }],
  [Array.from({ length: 6 }, (_, at) => `082555014${at}`).join(';'), { problem: 'Keep at most 5' }],
])('issue 13: the cell %j', (cell, read) => {
  expect(phonesFromText(cell)).toEqual(read);
});

test('issue 13: one number typed twice is kept once, as it is dialled', () => {
  const typed = ['082 555 0142', '+27 82 555 0142'].map((number): PhoneNumber => ({
    kind: 'mobile',
    number,
    optOut: false,
  }));
  expect(dialledNumbers(typed)).toEqual([phones[0]]);
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
