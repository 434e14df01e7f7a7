import { monthNames } from './partial-date.ts';

/** '3 May 1985', of yyyy-MM-dd. */
export function longDay(date: string): string {
  const [year, month = 1, day] = date.split('-').map(Number);
  return `${day} ${monthNames[month - 1]} ${year}`;
}
