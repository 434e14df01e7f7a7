import type { Store } from '../database.ts';

/** Seconds, by version: what was sent by devices whose clocks were off. Nearly always nothing. */
export async function clockSkews({ cache }: Store): Promise<Record<string, number>> {
  const off = await cache.reportVersion.where('clockSkewSeconds').notEqual(0).toArray();
  return Object.fromEntries(off.map(({ id, clockSkewSeconds }) => [id, clockSkewSeconds ?? 0]));
}
