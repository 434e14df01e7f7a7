import type { Trade, Wallet } from './crypto.ts';

/** Places behind the comma of a coin: as many as the smallest part of one has. */
const places = 8;

/** The wallet after a trade; null where it has fewer coins than are sold. */
export function traded({ iso, balance }: Wallet, { action, coins }: Trade): Wallet | null {
  const after = Number((action === 'buy' ? balance + coins : balance - coins).toFixed(places));
  return after < 0 ? null : { iso, balance: after };
}
