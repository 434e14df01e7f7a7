import type { Coin, CryptoDashboard, Span } from '#domain/demo/dashboards/crypto.ts';
import { walk } from './walk.ts';

/** A coin: price, percent since yesterday, then billions of worth and of trade, millions of coins, and the highest price. */
type Line = [
  iso: string,
  title: string,
  price: number,
  percent: number,
  marketCap: number,
  volume: number,
  supply: number,
  allTimeHigh: number,
];
const lines: readonly Line[] = [
  ['BTC', 'Bitcoin', 1_184_220, 2.4, 23_566, 612, 19.9, 1_296_480],
  ['ETH', 'Ethereum', 61_940, 1.1, 7_473, 301, 120.7, 88_350],
  ['XRP', 'Ripple', 11.28, -0.8, 645, 42, 57_200, 61.4],
  ['LTC', 'Litecoin', 1_642, 3.2, 125, 9.8, 76.1, 7_480],
  ['BCH', 'Bitcoin Cash', 8_915, -0.4, 178, 6.1, 19.9, 69_900],
  ['ADA', 'Cardano', 9.06, 1.9, 324, 15, 35_800, 56.3],
];
const points = 145;

/** Share of the price of now that it began with, and by which it strays. */
const ways = {
  day: [1, 0.012],
  week: [0.97, 0.025],
  month: [0.916, 0.03],
  year: [0.62, 0.12],
  all: [0.05, 0.2],
} as const;

/** Prices of cents keep four places, the others two. */
const rounded = (price: number) => Number(price.toFixed(price < 100 ? 4 : 2));

function coinOf([iso, title, price, percent, ...rest]: Line, at: number): Coin {
  const [marketCap, volume, supply, allTimeHigh] = rest;
  const way = (count: number, begin: number, stray: number, seed: number) => {
    const prices = walk({ count, from: price * begin, to: price, sway: price * stray, seed });
    // Never above the highest price there ever was, and never for nothing.
    return prices.map((one) => rounded(Math.min(Math.max(one, price * 0.01), allTimeHigh)));
  };
  const yesterday = 1 / (1 + percent / 100);
  const history = (span: Span, order: number) => {
    const [begin, stray] = ways[span];
    return way(points, span === 'day' ? yesterday : begin, stray, 100 + at * 10 + order);
  };
  return {
    iso,
    title,
    price,
    trend: { dir: percent < 0 ? 'down' : 'up', amount: Math.abs(percent) },
    lately: way(20, yesterday, 0.004, 200 + at),
    marketCap,
    volume,
    supply,
    allTimeHigh,
    history: {
      day: history('day', 0),
      week: history('week', 1),
      month: history('month', 2),
      year: history('year', 3),
      all: history('all', 4),
    },
  };
}

export function seedCrypto(now: Date): CryptoDashboard {
  return {
    name: 'crypto',
    coins: lines.map(coinOf),
    wallets: [
      { iso: 'BTC', balance: 0.4281 },
      { iso: 'ETH', balance: 4.12 },
      { iso: 'BCH', balance: 12.5 },
      { iso: 'XRP', balance: 2_480 },
    ],
    asOf: now.toISOString(),
  };
}
