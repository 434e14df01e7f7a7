import { folded } from '../name-words.ts';
import { dayNamed } from './day-named.ts';
import { isLocalDate } from './is-local-date.ts';
import { monthNamed } from './month-named.ts';
import { typedDate } from './typed-date.ts';

const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)? (?:of )?(\p{L}{3,}) (\d{4})$/u;
const monthFirst = /^(\p{L}{3,}) (\d{1,2})(?:st|nd|rd|th)? (\d{4})$/u;

/** Without the name of a day before it, which says nothing more. */
function withoutDayName(words: string): string {
  const [, first = '', rest] = /^(\p{L}{3,}) (.+)$/u.exec(words) ?? [];
  return rest !== undefined && dayNamed(first) !== undefined ? rest : words;
}

/** Of a date with the name of its month. */
function dateInWords(text: string): string | null {
  const spaced = folded(text).replaceAll(/[-/.,\s]+/g, ' ');
  const words = withoutDayName(spaced.trim());
  const [, day, name, year] = dayFirst.exec(words) ?? [];
  const [, otherName, otherDay, otherYear] = monthFirst.exec(words) ?? [];
  const month = monthNamed(name ?? otherName ?? '');
  if (month === undefined) return null;
  const parts = [year ?? otherYear, month, day ?? otherDay];
  const date = parts.map((part) => String(part).padStart(2, '0')).join('-');
  return isLocalDate(date) ? date : null;
}

/**
 * yyyy-MM-dd of '3 May 2024', 'May 3, 2024', 'Fri 3-May-2024', '2024/05/03', '3/5/2024' with the day first; null for what
 * names no whole day.
 */
export function writtenDate(text: string): string | null {
  const typed = typedDate(text);
  return isLocalDate(typed) ? typed : dateInWords(text);
}
