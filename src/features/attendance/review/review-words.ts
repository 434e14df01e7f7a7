import type { ReportReview } from '#domain/attendance/reviewing/report-review.ts';
import { dateInZone, shortDate, timeInZone } from '#domain/values/dates/local-date.ts';

/** 'Naledi Mokoena, Mon 23 Nov 08:22'; a word that still waits on this device has no name yet. */
export function reviewedBy({ name, at }: ReportReview, timeZone: string): string {
  const when = new Date(at);
  const day = shortDate(dateInZone(when, timeZone));
  return `${name || 'You'}, ${day} ${timeInZone(when, timeZone)}`;
}

/** Whom a returned report goes to: 'Lerato', 'Thabo and Lerato'. */
export function authorsWords(names: readonly string[]): string {
  const first = names.map((name) => name.split(' ')[0] ?? name);
  if (first.length < 3) return first.join(' and ');
  return `${first.slice(0, -1).join(', ')} and ${first.at(-1)}`;
}
