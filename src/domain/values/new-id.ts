/** The newest moment of an id, in 1/4096 ms: a uuid has 48 bits of milliseconds, then 12 that may count. */
let newest = 0n;

/**
 * A uuid of version 7 (RFC 9562, 6.2, counter in `rand_a`). Ids of one program sort in the order in which they were
 * made, also where the clock stands still or is set back.
 */
export function newId(now: number = Date.now()): string {
  const moment = BigInt(now) << 12n;
  newest = moment > newest ? moment : newest + 1n;
  const text = newest.toString(16).padStart(15, '0');
  // Of a random one: what follows `rand_a`.
  return text.replace(/(.{8})(.{4})/, '$1-$2-7') + crypto.randomUUID().slice(18);
}
