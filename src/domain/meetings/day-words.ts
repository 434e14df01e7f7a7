import { longDate } from '../values/dates/local-date.ts';

/** '14 January'. */
export function dayAndMonth(date: string): string {
  return longDate(date).split(' ').slice(1).join(' ');
}

/** '14 January 2026'. */
export function wholeDate(date: string): string {
  return `${dayAndMonth(date)} ${date.slice(0, 4)}`;
}
