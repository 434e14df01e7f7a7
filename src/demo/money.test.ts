import { expect, test } from 'vitest';
import { exactRand, percent, rand, shortRand } from './money.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [35_000_000, 'R 350 000', 'R 350 000,00', 'R 350k'],
  [-821_450, '− R 8 215', '− R 8 214,50', '− R 8k'],
  [5, 'R 0', 'R 0,05', 'R 0k'],
  [123_456_789, 'R 1 234 568', 'R 1 234 567,89', 'R 1 235k'],
])('%i cents', (cents, whole, exact, short) => {
  expect([rand(cents), exactRand(cents), shortRand(cents)].map(plain)).toEqual([
    whole,
    exact,
    short,
  ]);
});

test('a percentage has a comma', () => {
  expect([percent(2.4), percent(45)]).toEqual(['2,4%', '45%']);
});
