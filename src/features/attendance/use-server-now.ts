import { likelyTime } from '#domain/sync/likely-time.ts';
import { serverClock } from '../../api/calls/server-clock.ts';
import { useNow } from '../../ui/use-now.ts';

/** Time (ms) by the server's clock as well as the device knows it: ages of what the server said are told by it. */
export function useServerNow(): number {
  return likelyTime(useNow(1000), serverClock.getSnapshot()).now;
}
