const most = 0xfff;

let newest = { time: 0, count: 0 };

/** The next moment: never one that was given before, also where the clock stands still or is set back. */
function nextMoment(now: number): typeof newest {
  const { time, count } = newest;
  if (now > time) return { time: now, count: 0 };
  return count < most ? { time, count: count + 1 } : { time: time + 1, count: 0 };
}

/**
 * A uuid of version 7 (RFC 9562, 6.2, counter in `rand_a`): ids of one program sort in the order in which they were
 * made.
 */
export function newId(now: number = Date.now()): string {
  newest = nextMoment(now);
  const time = newest.time.toString(16).padStart(12, '0');
  const count = newest.count.toString(16).padStart(3, '0');
  // Of a random one: what follows `rand_a`.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count}${crypto.randomUUID().slice(18)}`;
}
