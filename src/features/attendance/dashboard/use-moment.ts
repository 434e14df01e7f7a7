import { useSyncExternalStore } from 'react';
import { likelyTime } from '#domain/sync/likely-time.ts';
import { serverClock } from '../../../api/calls/server-clock.ts';

const step = 5 * 60_000;

/** Follows the clock. */
function subscribe(changed: () => void): () => void {
  const timer = setInterval(changed, 60_000);
  return () => clearInterval(timer);
}

function moment(): number {
  const { now } = likelyTime(Date.now(), serverClock.getSnapshot());
  return now - (now % step);
}

/** Ms of the last whole five minutes, as well as the device knows it: for facts that need not be newer. */
export function useMoment(): number {
  return useSyncExternalStore(subscribe, moment);
}
