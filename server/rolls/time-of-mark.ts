import type { Submission } from '../services.ts';

/** When a mark was made, by the server's clock: a device whose clock is ahead must not win for ever. ISO. */
export function timeOfMark(
  at: string,
  { clockSkewSeconds, now }: Pick<Submission, 'clockSkewSeconds' | 'now'>,
): string {
  const made = Date.parse(at) - (clockSkewSeconds ?? 0) * 1000;
  return new Date(Math.min(made, now.getTime())).toISOString();
}
