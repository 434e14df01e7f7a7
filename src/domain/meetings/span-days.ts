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

const dayMs = 86_400_000;

/** Where a day is among all days, and its month among all months. */
export function placeOfDay(date: string): Pick<SpanDay, 'number' | 'month'> {
  const month = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
  return { number: Date.parse(date) / dayMs, month };
}

/** Of a month since year 0. */
function daysIn(month: number): number {
  const next = month + 1;
  return new Date(Date.UTC(Math.floor(next / 12), next % 12, 0)).getUTCDate();
}

function spanDay(date: string): SpanDay {
  const place = placeOfDay(date);
  return {
    date,
    ...place,
    weekday: (((place.number + 4) % 7) + 7) % 7,
    dayOfMonth: Number(date.slice(8)),
    daysInMonth: daysIn(place.month),
  };
}

/** Every day from one to another, both included; none where they are the wrong way round. */
export function spanDays(from: string, to: string): SpanDay[] {
  const count = Math.max(0, daysBetween(from, to) + 1);
  return Array.from({ length: count }, (_, at) => spanDay(addDays(from, at)));
}
