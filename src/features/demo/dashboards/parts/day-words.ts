import { dateWithYear } from '#domain/values/dates/local-date.ts';

/** '22 Nov 2026' without its year: '22 Nov'. */
export function dayWords(date: string): string {
  return dateWithYear(date).replace(/ \d{4}$/, '');
}
