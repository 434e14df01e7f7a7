import { expect, test } from 'vitest';
import { orderKey } from './order-key.ts';

const inOrder = (texts: readonly string[]) =>
  texts.toSorted((a, b) => (orderKey(a) < orderKey(b) ? -1 : 1));

test('issue 12: names are ordered without regard to capitals and accents, numbers by their size', () => {
  const names = [
    '',
    '1 Cell',
    '09 Cell',
    '10 Cell',
    'Cell',
    'Cell 2',
    'çell 10',
    'Cell 010b',
    'Cells',
  ];
  expect(inOrder(names.toReversed())).toEqual(names);
  const long = `Cell ${'9'.repeat(120)}`;
  expect(inOrder([long, 'Cell 10'])).toEqual(['Cell 10', long]);
});

test('issue 12: names that differ in capitals, accents or leading zeros alone have the same place', () => {
  expect(orderKey('Éclair 007')).toBe(orderKey('eclair 7'));
});
