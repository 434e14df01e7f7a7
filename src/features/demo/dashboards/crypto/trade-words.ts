import type { Coin, Trade, Wallet } from '#domain/demo/dashboards/crypto.ts';
import { coinsWords, priceWords } from './crypto-words.ts';

export type Unit = 'coin' | 'rand';

/** A form as it stands: what is typed, of which wallet. */
export interface TradeForm {
  action: Trade['action'];
  typed: string;
  unit: Unit;
}

type ReadAmount = { ok: true; coins: number } | { ok: false; problem: string };

const digits = /^\d{1,12}(?:[.,]\d{1,8})?$/;

/** The coins that a form asks for, or the sentence that says why it cannot be. */
export function readTrade(
  { action, typed, unit }: TradeForm,
  { price, iso }: Coin,
  { balance }: Wallet,
): ReadAmount {
  const text = typed.replace(/^\s*R/i, '').replaceAll(/[\s\u00a0]/g, '');
  const amount = digits.test(text) ? Number(text.replace(',', '.')) : 0;
  const coins = Number((unit === 'coin' ? amount : amount / price).toFixed(8));
  if (coins <= 0) {
    const example = unit === 'coin' ? '0,025' : '1 500,00';
    return { ok: false, problem: `Enter an amount above 0, such as ${example}` };
  }
  if (action === 'sell' && coins > balance) {
    return { ok: false, problem: `This wallet has ${coinsWords(balance)} ${iso}. Enter less` };
  }
  return { ok: true, coins };
}

/** The other side of a trade, by name and value. */
export function tradeHint(
  { action, unit }: TradeForm,
  { price, iso }: Coin,
  coins: number,
): { name: string; value: string } {
  const inCoins = `${coinsWords(coins)}\u00a0${iso}`;
  const inRand = priceWords(coins * price);
  if (action === 'buy') {
    return unit === 'coin'
      ? { name: 'Cost', value: inRand }
      : { name: 'You receive', value: inCoins };
  }
  return unit === 'coin'
    ? { name: 'You receive', value: inRand }
    : { name: 'You will sell', value: inCoins };
}
