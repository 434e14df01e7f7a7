import { writtenDate } from './written-date.ts';

/** Day 0 of spreadsheets, which count 29 February 1900 among the days: right from March 1900 on. */
const dayZero = Date.UTC(1899, 11, 30);
const msOfDay = 86_400_000;

/** Numbers of other years are no dates of a church: they stand in a column of something else. */
const [firstYear, lastYear] = ['1950', '2099'];

/** The day of a number by which a spreadsheet keeps dates; the part behind the point is the time of day. */
function serialDate(text: string): string | null {
  const [, days] = /^(\d{5})(?:\.\d+)?$/.exec(text) ?? [];
  if (days === undefined) return null;
  const date = new Date(dayZero + Number(days) * msOfDay).toISOString().slice(0, 10);
  return date >= firstYear && date.slice(0, 4) <= lastYear ? date : null;
}

/** For a cell of a file that no form of `dateInCell` reads. */
export const writeTheDate = 'Write the date like 3 May 2024 or 2024-05-03';

/** yyyy-MM-dd of a cell in a column of dates: written by people, or the number 45415 of a spreadsheet; null for no date. */
export function dateInCell(text: string): string | null {
  const written = text.trim();
  return serialDate(written) ?? writtenDate(written);
}
