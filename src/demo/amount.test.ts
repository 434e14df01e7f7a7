import { expect, test } from 'vitest';
import { amount } from './amount.ts';

test('amounts in words', () => {
  expect(amount(1, 'card')).toBe('1 card');
  expect(amount(5000, 'card')).toBe('5\u00a0000 cards');
  expect(amount(2, 'category', 'categories')).toBe('2 categories');
});
