import { shortDate } from '#domain/values/dates/local-date.ts';

/** '15 Nov': a day without its weekday. */
export const dayAlone = (date: string): string => shortDate(date).split(' ').slice(1).join(' ');
