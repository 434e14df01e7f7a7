import { addDays, daysBetween } from '../values/dates/local-date.ts';

/** A calendar day, with what rules of recurrence ask of it. */
export interface SpanDay {
  /** yyyy-MM-dd. */
  date: string;
  /** Days since 1 January 1970. */
  number: number;
  /** 0 Sunday to 6 Saturday. */
  weekday: number;
  /** From 1. */
  dayOfMonth: number;
  daysInMonth: number;
  /** Months since year 0. */
  month: number;
}

export function spanDay(date: string): SpanDay {
  const number = daysBetween('1970-01-01', date);
  const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number);
  return {
    date,
    number,
    weekday: (((number + 4) % 7) + 7) % 7,
    dayOfMonth,
    daysInMonth: new Date(Date.UTC(year, month, 0)).getUTCDate(),
    month: year * 12 + month - 1,
  };
}

/** Every day from one to another, both included; none where they are the wrong way round. */
export function spanDays(from: string, to: string): SpanDay[] {
  const count = Math.max(0, daysBetween(from, to) + 1);
  return Array.from({ length: count }, (_, at) => spanDay(addDays(from, at)));
}
