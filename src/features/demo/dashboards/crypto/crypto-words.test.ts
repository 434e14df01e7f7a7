import { expect, test } from 'vitest';
import { spans, type Coin } from '#domain/demo/dashboards/crypto.ts';
import {
  billionWords,
  coinsWords,
  millionWords,
  priceData,
  priceSummary,
  priceWords,
} from './crypto-words.ts';
import { readTrade, tradeHint } from './trade-words.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const prices = Array.from({ length: 145 }, (_, at) => 1000 + at);
const coin: Coin = {
  iso: 'BTC',
  title: 'Bitcoin',
  price: 1144,
  trend: { dir: 'up', amount: 2.4 },
  lately: [],
  marketCap: 1,
  volume: 1,
  supply: 1,
  allTimeHigh: 1144,
  history: { day: prices, week: prices, month: prices, year: prices, all: prices.toReversed() },
};
const wallet = { iso: 'BTC', balance: 0.5 };

test.each([
  [priceWords(1_184_220), 'R 1 184 220'],
  [priceWords(11.28), 'R 11,28'],
  [priceWords(999.5), 'R 999,50'],
  [coinsWords(0.4281), '0,4281'],
  [coinsWords(2480), '2 480'],
  [coinsWords(100), '100'],
  [coinsWords(0), '0'],
  [billionWords(612), 'R 612 bn'],
  [billionWords(9.8), 'R 9,8 bn'],
  [billionWords(23_566), 'R 23,6 trn'],
  [millionWords(19.9), '19,9 m'],
  [millionWords(57_200), '57 200 m'],
])('%s', (words, wanted) => {
  expect(plain(words)).toBe(wanted);
});

test.each(spans)('3.4 145 prices of %s, each with its time, the last one that of now', (span) => {
  const asOf = new Date(2026, 10, 22, 14, 30).toISOString();
  const { labels, marks = [] } = priceData(coin, span, asOf);
  expect([labels.length, marks.length]).toEqual([145, 145]);
  expect([labels.at(-1), marks.at(-1)]).toEqual(
    {
      day: ['22 Nov, 14:30', '14:30'],
      week: ['22 Nov, 14:30', '22 Nov'],
      month: ['22 Nov, 14:30', '22 Nov'],
      year: ['22 Nov 2026', 'Nov 2026'],
      all: ['22 Nov 2026', 'Nov 2026'],
    }[span],
  );
  expect(new Set(labels).size).toBe(145);
});

test('a sentence says which way it went', () => {
  expect(plain(priceSummary(coin, 'month'))).toBe('Bitcoin rose from R 1 000 to R 1 144.');
  expect(plain(priceSummary(coin, 'all'))).toBe('Bitcoin fell from R 1 144 to R 1 000.');
});

test.each([
  ['buy', '0,25', 'coin', { ok: true, coins: 0.25 }],
  ['buy', 'R 1 144.00', 'rand', { ok: true, coins: 1 }],
  ['buy', '', 'coin', { ok: false, problem: 'Enter an amount above 0, such as 0,025' }],
  ['buy', '-3', 'rand', { ok: false, problem: 'Enter an amount above 0, such as 1 500,00' }],
  ['buy', '1e3', 'coin', { ok: false, problem: 'Enter an amount above 0, such as 0,025' }],
  ['sell', '0,5', 'coin', { ok: true, coins: 0.5 }],
  ['sell', '0,51', 'coin', { ok: false, problem: 'This wallet has 0,5 BTC. Enter less' }],
] as const)('3.4 %s %j of %s', (action, typed, unit, wanted) => {
  expect(readTrade({ action, typed, unit }, coin, wallet)).toEqual(wanted);
});

test.each([
  ['buy', 'coin', 'Cost', 'R 572,00'],
  ['buy', 'rand', 'You receive', '0,5 BTC'],
  ['sell', 'coin', 'You receive', 'R 572,00'],
  ['sell', 'rand', 'You will sell', '0,5 BTC'],
] as const)('3.4 to %s by %s says: %s %s', (action, unit, name, value) => {
  const hint = tradeHint({ action, unit, typed: '' }, coin, 0.5);
  expect([hint.name, plain(hint.value)]).toEqual([name, value]);
});
