import { setTimeout as pause } from 'node:timers/promises';
import { patience } from './patience.ts';

interface Patience {
  /** Name of the awaited event, for the message. */
  what: string;
  within?: number;
  every?: number;
}

/** Asks again until the answer is truthy, and answers it. Looks, never guesses how long it takes. */
export async function until<T>(
  ask: () => T | Promise<T>,
  { what, within = patience, every = 50 }: Patience,
): Promise<NonNullable<T>> {
  const end = performance.now() + within;
  let last: unknown;
  for (;;) {
    try {
      const answer = await ask();
      if (answer) return answer;
      last = answer;
    } catch (error) {
      last = error;
    }
    if (performance.now() > end) {
      throw new Error(`Waited ${within} ms in vain for ${what}`, { cause: last });
    }
    await pause(every);
  }
}
