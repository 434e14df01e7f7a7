import { useEffect, useState } from 'react';
import { dateInZone } from '#domain/values/local-date.ts';

/** A church's own day; a tablet that stays open over midnight goes on to the next. */
export function useToday(timeZone: string): string {
  const [today, setToday] = useState(() => dateInZone(new Date(), timeZone));
  useEffect(() => {
    const look = () => setToday(dateInZone(new Date(), timeZone));
    look();
    const timer = setInterval(look, 60_000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [timeZone]);
  return today;
}
