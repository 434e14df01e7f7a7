import { dateInZone } from '../values/dates/local-date.ts';

/** The day on this device: demo apps belong to no church, so that no church's zone counts. */
export function dayHere(now: Date): string {
  return dateInZone(now, Intl.DateTimeFormat().resolvedOptions().timeZone);
}
