import { dateInZone } from '#domain/values/dates/local-date.ts';

/** Today by the clock of this device: yyyy-MM-dd. */
export function localToday(): string {
  return dateInZone(new Date(), new Intl.DateTimeFormat().resolvedOptions().timeZone);
}
