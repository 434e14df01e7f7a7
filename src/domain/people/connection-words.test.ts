import { expect, test } from 'vitest';
import { nothingOwn, ownRegister } from '../organisation/own-register.ts';
import { fieldFromText } from '../register/field-from-text.ts';
import { fieldText } from '../register/field-text.ts';
import type { Register } from '../register/register.ts';
import { must } from '../must.ts';
import {
  type ConnectionWord,
  keptWords,
  wholeWords,
  wordErrors,
  wordsText,
} from './connection-words.ts';
import { people } from './people.ts';

const partner: ConnectionWord = { word: 'Partner', status: 'Member', offered: true };
const noUnknown: ConnectionWord = { word: null, status: 'Unknown', offered: false };
const own = (connectionWords: ConnectionWord[]) => ({
  ...nothingOwn,
  terms: { ...nothingOwn.terms, connectionWords },
});
const register = people as Register;
const fieldOf = (words: ConnectionWord[]) =>
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
  const errors = wordErrors([guest, { word, status, offered: true }]);
  expect(errors[`connectionWords.${status}`]).toMatch(says);
});

test('issue 13: the status of new people stays among the choices', () => {
  expect(Object.keys(wordErrors([{ ...partner, offered: false }]))).toEqual([
    'connectionWords.Member',
  ]);
  expect(wordErrors([partner, noUnknown])).toEqual({});
});

test('issue 13: only words that differ from the product are kept, in one order', () => {
  expect(keptWords(wholeWords([noUnknown, partner]))).toEqual([partner, noUnknown]);
  expect(keptWords(wholeWords([]))).toEqual([]);
  expect(wordsText([partner, noUnknown])).toBe('Member: Partner; Unknown: not offered');
});
