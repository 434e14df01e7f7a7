import { addDays, weekday } from '#domain/values/dates/local-date.ts';

/** The first day of a date's month. */
export function monthOf(date: string): string {
  return `${date.slice(0, 7)}-01`;
}

/** The first day of the month `by` months away. */
export function addMonths(date: string, by: number): string {
  const month = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + by;
  const year = String(Math.floor(month / 12)).padStart(4, '0');
  return `${year}-${String((month % 12) + 1).padStart(2, '0')}-01`;
}

/** The weeks that show a month, each from Monday to Sunday. */
export function weeksOf(month: string): string[][] {
  const first = addDays(month, -((weekday(month) + 6) % 7));
  const next = addMonths(month, 1);
  const weeks: string[][] = [];
  for (let monday = first; monday < next; monday = addDays(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(monday, day)));
  }
  return weeks;
}

const title = new Intl.DateTimeFormat('en-ZA', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'November 2026'. */
export function monthTitle(month: string): string {
  return title.format(new Date(`${month}T00:00:00Z`));
}
