import { dateInCell } from '#domain/values/dates/date-in-cell.ts';

/** Two numbers before a year: which is the day, the text does not say. */
const twoNumbers = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4})$/;

/** Two digits of a year behind the name of a month: reports of a church are of this century. */
const shortYear = /^(.*\p{L}.*[-/., '’])(\d{2})$/u;

/** The number that stands first in a date such as 3/5/2024. */
export type DayOrder = 'day' | 'month';

/** yyyy-MM-dd of what a file says; null for no date. */
export function writtenDay(text: string, order: DayOrder): string | null {
  const written = text.trim();
  const [, month, , day, year] = (order === 'month' && twoNumbers.exec(written)) || [];
  if (month) return dateInCell(`${year}-${month}-${day}`);
  const [, before, ending] = shortYear.exec(written) ?? [];
  return dateInCell(before ? `${before.replace(/['’]$/, '')}20${ending}` : written);
}

/** Whether somebody has to say what stands first: the dates have two numbers, and none of the first is above 12. */
export function isOrderOpen(texts: readonly string[]): boolean {
  const first = texts.flatMap((text) => {
    const found = twoNumbers.exec(text.trim());
    return found ? [Number(found[1])] : [];
  });
  return first.length > 0 && first.every((number) => number <= 12);
}
