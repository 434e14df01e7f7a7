import { useEffect, useState } from 'react';
import { likelyTime } from '#domain/sync/likely-time.ts';
import { dateInZone } from '#domain/values/dates/local-date.ts';
import { serverClock } from '../../api/calls/server-clock.ts';

/** A church's own day, as well as the device knows it. */
export interface Day {
  today: string;
  /** The day by the device's clock: another one when that is wrong. */
  said: string;
  /** False when the clock is wrong and nobody has told the time since: any day may be today. */
  sure: boolean;
}

export function dayIn(timeZone: string): Day {
  const device = Date.now();
  const { now, sure } = likelyTime(device, serverClock.getSnapshot());
  const dateAt = (time: number) => dateInZone(new Date(time), timeZone);
  return { today: dateAt(now), said: dateAt(device), sure };
}

/** Time zone of a device that does not know the church. */
export const anyZone = 'Africa/Johannesburg';

/**
 * A tablet that stays open over midnight goes on to the next day; one whose clock is wrong follows
 * the server as soon as it hears it.
 */
export function useDay(timeZone: string): Day {
  const [day, setDay] = useState(() => dayIn(timeZone));
  useEffect(() => {
    const look = () =>
      setDay((before) => {
        const now = dayIn(timeZone);
        return JSON.stringify(now) === JSON.stringify(before) ? before : now;
      });
    look();
    const timer = setInterval(look, 60_000);
    const deaf = serverClock.subscribe(look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      deaf();
      document.removeEventListener('visibilitychange', look);
    };
  }, [timeZone]);
  return day;
}
