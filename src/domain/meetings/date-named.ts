import { isLocalDate } from '../values/dates/is-local-date.ts';
import { longDate } from '../values/dates/local-date.ts';
import { typedDate } from '../values/dates/typed-date.ts';

/** '14 January'. */
export function dayAndMonth(date: string): string {
  return longDate(date).split(' ').slice(1).join(' ');
}

/** '14 January 2026'. */
export function wholeDate(date: string): string {
  return `${dayAndMonth(date)} ${date.slice(0, 4)}`;
}

/** '30 June 2026', '2026-06-30', '30/06/2026'; null for what is no date. */
export function dateNamed(words: string): string | null {
  const [, day = '', month = '', year] = /^(\d{1,2}) (\p{L}{3,}) (\d{4})$/u.exec(words) ?? [];
  if (year === undefined) return isLocalDate(typedDate(words)) ? typedDate(words) : null;
  for (let at = 1; at <= 12; at += 1) {
    const date = `${year}-${String(at).padStart(2, '0')}-${day.padStart(2, '0')}`;
    const name = longDate(date).split(' ').at(-1)?.toLowerCase() ?? '';
    if (isLocalDate(date) && name.startsWith(month)) return date;
  }
  return null;
}
