import { expect, test } from 'vitest';
import { balanceSummary, budgetBars, budgetSentence, stretchOf, vatOf } from './finance-words.ts';

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;
const twelve = Array.from({ length: 12 }, (_, at) => at + 1);
const balance = {
  dates: twelve.map((month) => `2026-${String(month).padStart(2, '0')}-01`),
  predicted: twelve.map((month) => month * 1000),
  actual: twelve.map((month) => 100_000 * 1.1 ** month),
  income: twelve.map((month) => month * 100),
};

test.each([
  [3, '2026-10-01', 1100],
  [6, '2026-07-01', 950],
  [9, '2026-04-01', 800],
  [12, '2026-01-01', 650],
] as const)('3.3 the last %i months begin on %s', (count, first, averageIncome) => {
  const stretch = stretchOf(balance, count);
  expect(stretch.dates).toHaveLength(count);
  expect(stretch.dates[0]).toBe(first);
  expect(stretch.averageIncome).toBe(averageIncome);
});

test('3.3 growth is that of a month, and none where there was nothing', () => {
  const doubled = { ...balance, actual: [...Array.from({ length: 11 }, () => 100), 200] };
  // Twice as much in twelve months.
  expect(stretchOf(doubled, 12).growth).toBe(5.9);
  expect(stretchOf({ ...balance, actual: twelve.map(() => 0) }, 12).growth).toBe(0);
});

test.each([
  [500_000, 400_000, 'R 4 000 now, R 1 000 less than predicted.'],
  [400_000, 500_000, 'R 5 000 now, R 1 000 more than predicted.'],
  [400_000, 400_000, 'R 4 000 now, as predicted.'],
])('predicted %i, is %i', (hoped, is, words) => {
  expect(plain(balanceSummary({ ...balance, predicted: [hoped], actual: [is] }))).toBe(words);
});

test('3.3 over a limit is said in words; savings have a goal', () => {
  const budget = {
    payments: 223,
    transfers: 1,
    billsPaid: 4,
    expenses: 100,
    expensesLimit: 100,
    savings: 500_000,
    savingsGoal: 400_000,
    bills: 4_621_000,
    billsLimit: 4_000_000,
  };
  expect(
    budgetBars(budget).map(({ name, against, over }) => [name, plain(against), plain(over)]),
  ).toEqual([
    ['Expenses', 'of R 1', null],
    ['Savings', 'goal R 4 000', null],
    ['Bills', 'of R 40 000', 'R 6 210 over the limit'],
  ]);
  expect(budgetSentence(budget)).toBe(
    'Last month: 223 payments, 1 transfer to savings and 4 bills.',
  );
});

test('VAT is part of the amount', () => {
  expect(vatOf(11_500)).toBe(1_500);
});
