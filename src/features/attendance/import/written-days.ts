import { isLocalDate } from '#domain/values/dates/is-local-date.ts';
import { typedDate } from '#domain/values/dates/typed-date.ts';

/** Two numbers before a year: which is the day, the text does not say. */
const twoNumbers = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4})$/;

/** The number that stands first in a date such as 3/5/2024. */
export type DayOrder = 'day' | 'month';

/** yyyy-MM-dd of what a file says; null for no date. */
export function writtenDay(text: string, order: DayOrder): string | null {
  const written = text.trim();
  const [, month, , day, year] = (order === 'month' && twoNumbers.exec(written)) || [];
  const date = typedDate(month ? `${year}-${month}-${day}` : written);
  return isLocalDate(date) ? date : null;
}

/** Whether somebody has to say what stands first: the dates have two numbers, and none of the first is above 12. */
export function isOrderOpen(texts: readonly string[]): boolean {
  const first = texts.flatMap((text) => {
    const found = twoNumbers.exec(text.trim());
    return found ? [Number(found[1])] : [];
  });
  return first.length > 0 && first.every((number) => number <= 12);
}
