import { dateInZone, timeInZone } from './local-date.ts';

/** Ms by which clocks in the zone are ahead of UTC at the instant; negative where they are behind. */
function offsetAt(instant: number, timeZone: string): number {
  const at = new Date(instant);
  const local = Date.parse(`${dateInZone(at, timeZone)}T${timeInZone(at, timeZone)}:00Z`);
  return local - Math.floor(instant / 60_000) * 60_000;
}

/**
 * The instant at which clocks in an IANA zone show a date (yyyy-MM-dd) and a time (HH:mm). Of a time that comes twice,
 * the first; of one that is passed over, as much later as the clocks are moved.
 */
export function instantInZone(date: string, time: string, timeZone: string): Date {
  const local = Date.parse(`${date}T${time}:00Z`);
  const day = 86_400_000;
  const before = local - offsetAt(local - day, timeZone);
  if (offsetAt(before, timeZone) === local - before) return new Date(before);
  const after = local - offsetAt(local + day, timeZone);
  return new Date(offsetAt(after, timeZone) === local - after ? after : before);
}
