import { expect, test } from 'vitest';
import { followUpKind } from '../follow-ups/follow-up-words.ts';
import { followUps } from '../follow-ups/follow-ups.ts';
import { nothingOwn, ownRegister } from '../organisation/own-register.ts';
import {
  keptWords,
  type OwnWord,
  wholeWords,
  wordErrors,
  wordsText,
} from '../organisation/own-words.ts';
import { fieldFromText } from '../register/field-from-text.ts';
import { fieldText } from '../register/field-text.ts';
import type { Register } from '../register/register.ts';
import { must } from '../must.ts';
import { connectionKind } from './connection-words.ts';
import { people } from './people.ts';

const partner: OwnWord = { word: 'Partner', status: 'Member', offered: true };
const noUnknown: OwnWord = { word: null, status: 'Unknown', offered: false };
const own = (connectionWords: OwnWord[]) => ({
  ...nothingOwn,
  terms: { ...nothingOwn.terms, connectionWords },
});
const register = people as Register;
const fieldOf = (words: OwnWord[]) =>
  must(ownRegister(register, own(words)).fields['connectionStatus'], 'the connection status');

test('issue 13: a status reads in the word of the organisation, and keeps its value', () => {
  const { input } = fieldOf([partner]);
  expect(fieldText(input, 'Member', new Map())).toBe('Partner');
  expect(fieldText(input, 'First Timer', new Map())).toBe('First Timer');
  expect(fieldText(fieldOf([]).input, 'Member', new Map())).toBe('Member');
});

test('issue 13: the same words make the same register, and none make the one of the product', () => {
  const [first, again] = [1, 2].map(() => ownRegister(register, own([{ ...partner }])));
  expect(first).toBe(again);
  expect(Object.keys(must(first, 'the register').fields)).toEqual(
    Object.keys(ownRegister(register, nothingOwn).fields),
  );
});

test('issue 13: a file may say the word of the organisation, in any letters, or the one of the product', () => {
  const read = (cell: string) => fieldFromText(fieldOf([partner, noUnknown]), cell, new Map());
  expect(read('PARTNER')).toEqual({ value: 'Member' });
  expect(read('member')).toEqual({ value: 'Member' });
  expect(read('Unknown')).toEqual({
    problem: 'Write one of these: First Timer, New Convert, Regular Attendee, Partner',
  });
  expect(fieldText(fieldOf([noUnknown]).input, 'Unknown', new Map())).toBe('Unknown');
});

test.each([
  ['New Convert', 'guest', /Another status/],
  ['New Convert', 'Member', /Another status/],
  ['New Convert', '<b>Guest</b>', /letters/],
  ['New Convert', 'Guest, visitor', /letters/],
  ['New Convert', 'x'.repeat(31), /30/],
])('issue 13: %s cannot be called %s', (status, word, says) => {
  const guest = { word: 'Guest', status: 'First Timer', offered: true };
  const errors = wordErrors(connectionKind, [guest, { word, status, offered: true }]);
  expect(errors[`connectionWords.${status}`]).toMatch(says);
});

test('issue 13: the status of new people stays among the choices', () => {
  expect(Object.keys(wordErrors(connectionKind, [{ ...partner, offered: false }]))).toEqual([
    'connectionWords.Member',
  ]);
  expect(wordErrors(connectionKind, [partner, noUnknown])).toEqual({});
});

test('issue 13: only words that differ from the product are kept, in one order', () => {
  expect(keptWords(connectionKind, wholeWords(connectionKind, [noUnknown, partner]))).toEqual([
    partner,
    noUnknown,
  ]);
  expect(keptWords(connectionKind, wholeWords(connectionKind, []))).toEqual([]);
  expect(wordsText(connectionKind, [partner, noUnknown])).toBe(
    'Member: Partner; Unknown: not offered',
  );
});

test('issue 13: a type of follow-ups reads in the word of the organisation, which a file may say', () => {
  const followUpWords: OwnWord[] = [
    { word: 'Sick visit', status: 'Home Visitation', offered: true },
    { word: null, status: 'Death', offered: false },
  ];
  const terms = { ...nothingOwn.terms, followUpWords };
  const inWords = ownRegister(followUps as Register, { ...nothingOwn, terms });
  const field = must(inWords.fields['type'], 'the type');
  expect(fieldText(field.input, 'Home Visitation', new Map())).toBe('Sick visit');
  expect(fieldText(field.input, 'Death', new Map())).toBe('Bereavement');
  expect(fieldFromText(field, 'sick visit', new Map())).toEqual({ value: 'Home Visitation' });
  expect(fieldFromText(field, 'Bereavement', new Map())).toEqual({
    problem: 'Write one of these: New convert, Well-being, Sick visit',
  });
  expect(wordsText(followUpKind, followUpWords)).toBe(
    'Home visit: Sick visit; Bereavement: not offered',
  );
});

test.each([
  ['Death', 'home visit', true, /Another type/],
  ['Death', 'Home Visitation', true, /Another type/],
  ['General Well Being', null, false, /New follow-ups begin with this type. Keep it/],
])('issue 13: the type %s cannot be called %s', (status, word, offered, says) => {
  const errors = wordErrors(followUpKind, [{ word, status, offered }]);
  expect(errors[`followUpWords.${status}`]).toMatch(says);
});
