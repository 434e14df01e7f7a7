import { expect, test } from 'vitest';
import { traded } from './traded.ts';

const wallet = { iso: 'BTC', balance: 0.3 };

test.each([
  ['buy', 0.1, 0.4],
  ['sell', 0.1, 0.2],
  ['sell', 0.3, 0],
  ['sell', 0.300_000_01, null],
] as const)('3.4 %s %f of 0,3 leaves %f', (action, coins, balance) => {
  const after = traded(wallet, { action, iso: 'BTC', coins });
  expect(after?.balance ?? null).toBe(balance);
});
