import { keysUnder, openKeys } from '../../src/store/session/pin-crypto.ts';
import { percentile } from '../support/tap-to-saved.ts';
import type { Figure } from './figure.ts';

const runs = 15;

/** What a PIN costs before a shared tablet opens: its key is slow to make on purpose. */
export async function pinFigures(): Promise<Figure[]> {
  const keys = await keysUnder('274951');
  const took: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const began = performance.now();
    if ((await openKeys(keys, '274951')) === null) throw new Error('The PIN did not open its keys');
    took.push(performance.now() - began);
  }
  return [
    {
      what: 'PIN opens its keys, p95',
      measured: percentile(took, 0.95),
      unit: 'ms',
      atMost: 1000,
      conditions: `${runs} times, the cryptography of Node instead of a browser's; the median is ${percentile(took, 0.5).toFixed(0)} ms`,
    },
  ];
}
