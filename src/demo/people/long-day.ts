import { monthNames } from '#domain/values/dates/partial-date.ts';

/** '3 May 1985' of a day without a time, which no zone can shift. */
export function longDay(date: string): string {
  const [year, month = 1, day] = date.split('-').map(Number);
  return `${day} ${monthNames[month - 1]} ${year}`;
}
