import { dateInZone } from './local-date.ts';

/** Today by the clock of this device, yyyy-MM-dd: for what belongs to no church, whose zone would count. */
export function dayHere(): string {
  return dateInZone(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
}
