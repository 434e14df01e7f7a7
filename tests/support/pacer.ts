import { setTimeout as pause } from 'node:timers/promises';

/** Waits until a line of this width would have carried the bytes, those asked for before included. */
export function pacer(bitsPerSecond: number | null): (bytes: number) => Promise<void> {
  let freeAt = performance.now();
  return async (bytes) => {
    if (bitsPerSecond === null) return;
    const start = Math.max(freeAt, performance.now());
    freeAt = start + (bytes * 8 * 1000) / bitsPerSecond;
    const wait = freeAt - performance.now();
    if (wait > 1) await pause(wait);
  };
}
