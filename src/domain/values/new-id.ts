/** A uuid of version 7 (RFC 9562): random, after the time it was made at, so that ids sort by it. */
export function newId(now: number = Date.now()): string {
  const time = now.toString(16).padStart(12, '0');
  // Of a random one: what follows its version.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}
