import { expect, test } from 'vitest';
import { isOrderOpen, writtenDay } from './written-days.ts';

test.each([
  ['3 May 24', '2024-05-03'],
  ['3-May-24', '2024-05-03'],
  ["Fri May 3, '24", '2024-05-03'],
  ['3 May 2024', '2024-05-03'],
  ['45415', '2024-05-03'],
  ['3/5/2024', '2024-05-03'],
  ['May 24', null],
  ['24', null],
])('issue 13: "%s" of a headcount is the day %s', (text, day) => {
  expect(writtenDay(text, 'day')).toBe(day);
});

test('issue 13: the order is asked for numbers alone, and turns nothing that has a name or the year first', () => {
  expect(isOrderOpen(['3 May 2024', '45415', '2024/05/03'])).toBe(false);
  expect(isOrderOpen(['3 May 2024', '3/5/2024'])).toBe(true);
  const days = ['3 May 2024', '2024/05/03', '5/3/2024'].map((text) => writtenDay(text, 'month'));
  expect(days).toEqual(['2024-05-03', '2024-05-03', '2024-05-03']);
});
