import * as z from 'zod/mini';

/** Names of the stretches of time that a price is shown for, the shortest first. */
export const spans = ['day', 'week', 'month', 'year', 'all'] as const;
export type Span = (typeof spans)[number];

const prices = z.array(z.number());

/** Prices are in Rand. */
const coin = z.object({
  iso: z.string(),
  title: z.string(),
  price: z.number(),
  /** Since yesterday, in percent. */
  trend: z.object({ dir: z.enum(['up', 'down']), amount: z.number() }),
  lately: prices,
  /** In billions of Rand. */
  marketCap: z.number(),
  volume: z.number(),
  /** In millions of coins. */
  supply: z.number(),
  allTimeHigh: z.number(),
  /** As many prices for each, one as long after the other, up to the price of now. */
  history: z.object({ day: prices, week: prices, month: prices, year: prices, all: prices }),
});
export type Coin = z.infer<typeof coin>;

export const wallet = z.object({ iso: z.string(), balance: z.number() });
export type Wallet = z.infer<typeof wallet>;

/** So many coins of a wallet. */
export const trade = z.object({
  action: z.enum(['buy', 'sell']),
  iso: z.string(),
  coins: z.number().check(z.gt(0), z.lte(1_000_000_000)),
});
export type Trade = z.infer<typeof trade>;

export const cryptoDashboard = z.object({
  name: z.literal('crypto'),
  coins: z.array(coin),
  wallets: z.array(wallet),
  /** ISO; the time of the price of now. */
  asOf: z.string(),
});
export type CryptoDashboard = z.infer<typeof cryptoDashboard>;
