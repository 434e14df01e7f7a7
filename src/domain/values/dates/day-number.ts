const dayMs = 86_400_000;

/** Days since 1 January 1970 of a date (yyyy-MM-dd). */
export function dayNumber(date: string): number {
  return Math.round(Date.parse(date) / dayMs);
}

/** The date (yyyy-MM-dd) that is so many days after 1 January 1970. */
export function dateOfDay(number: number): string {
  return new Date(number * dayMs).toISOString().slice(0, 10);
}

/** The first day of the week of a day, both as numbers. A week begins on Monday: 1970 began on a Thursday. */
export function mondayOf(number: number): number {
  return Math.floor((number + 3) / 7) * 7 - 3;
}
