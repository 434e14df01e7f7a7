import { isLocalDate } from './is-local-date.ts';

/** A birthday of which somebody may know only a part. */
export interface PartialDate {
  year?: number | undefined;
  month?: number | undefined;
  day?: number | undefined;
}

const months = Array.from({ length: 12 }, (_, at) =>
  new Intl.DateTimeFormat('en-ZA', { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, at, 1)),
  ),
);
/** The names of the months, January first. */
export const monthNames: readonly string[] = months;

const two = (value: number) => String(value).padStart(2, '0');

/** Why it cannot be somebody's birthday, `today` being `yyyy-MM-dd`; null when it can. */
export function problemWithBirth({ year, month, day }: PartialDate, today: string): string | null {
  if (day !== undefined && month === undefined)
    return 'Choose the month as well, or leave the day out';
  if (year !== undefined && (!Number.isInteger(year) || year < Number(today.slice(0, 4)) - 130)) {
    return 'Write the year with four digits, such as 1984';
  }
  if (month !== undefined && monthNames[month - 1] === undefined)
    return 'Check the month: there are 12';
  if (month !== undefined && day !== undefined) {
    // Without a year, 29 February may be one.
    const date = `${String(year ?? 2024).padStart(4, '0')}-${two(month)}-${two(day)}`;
    if (!isLocalDate(date)) {
      return `${day} ${monthNames[month - 1] ?? ''} does not exist. Check the day`;
    }
  }
  if (year === undefined) return null;
  const earliest = `${year}-${two(month ?? 1)}-${two(day ?? 1)}`;
  return earliest > today ? 'This date is still to come. Check the year' : null;
}
