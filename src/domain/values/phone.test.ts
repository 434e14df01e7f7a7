import { expect, test } from 'vitest';
import { parsePhone, spokenPhone } from './phone.ts';

test.each([
  ['082 555 0142', '+27825550142'],
  ['(082) 555-0142', '+27825550142'],
  ['+27 82 555 0142', '+27825550142'],
  ['0044 7911 123456', '+447911123456'],
  ['  ', null],
])('%s is read', (typed, number) => {
  expect(parsePhone(typed)).toEqual({ ok: true, number });
});

test.each([
  ['082 555 014', 'A digit is missing or too many. Check the number'],
  ['82 555 0142', 'Begin with 0, or with + and the country'],
  ['ask Naledi', 'Use digits only, such as 082 555 0142'],
])('%s is answered with a sentence', (typed, problem) => {
  expect(parsePhone(typed)).toEqual({ ok: false, problem });
});

test('a number is shown as people write it', () => {
  expect(spokenPhone('+27825550142')).toBe('082 555 0142');
  expect(spokenPhone('+447911123456')).toBe('+447911123456');
});
