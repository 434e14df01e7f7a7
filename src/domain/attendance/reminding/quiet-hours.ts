import { instantInZone } from '../../values/dates/instant-in-zone.ts';
import { addDays, dateInZone, timeInZone } from '../../values/dates/local-date.ts';

/** HH:mm by the clock of the church: no phone rings for a report at night. */
const quiet = { from: '21:00', to: '07:00' };

/** The instant at which the night is over; null by day. */
export function quietUntil(now: Date, timeZone: string): Date | null {
  const [date, time] = [dateInZone(now, timeZone), timeInZone(now, timeZone)];
  if (time >= quiet.to && time < quiet.from) return null;
  return instantInZone(time < quiet.to ? date : addDays(date, 1), quiet.to, timeZone);
}
