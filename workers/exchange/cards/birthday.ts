import { isLocalDate } from '#domain/values/dates/is-local-date.ts';

/** A day as cards write it: with or without its year, its hyphens, and a time behind it. */
const day = /^(?:(\d{4})-?|--)(\d\d)-?(\d\d)(?:T.*)?$/;

/** Apple's stand-in for a year that is not known. */
const noYear = '1604';
/** Has every day that there is. */
const leapYear = '2000';

/** `1990-05-17`, `--05-17` without the year, null for what is no day. `omitted`: a year that stands for none. */
export function readBirthday(value: string, omitted: string | undefined): string | null {
  const [, written, month, date] = day.exec(value.trim()) ?? [];
  const year = written === omitted ? undefined : written;
  if (!isLocalDate(`${year ?? leapYear}-${month}-${date}`)) return null;
  return year === undefined ? `--${month}-${date}` : `${year}-${month}-${date}`;
}

/** The line of a card. */
export function writtenBirthday(birthday: string, version: '3.0' | '4.0'): string {
  if (version === '4.0') return `BDAY:${birthday.replace(/(\d)-/g, '$1')}`;
  return birthday.startsWith('--')
    ? `BDAY;X-APPLE-OMIT-YEAR=${noYear}:${noYear}-${birthday.slice(2)}`
    : `BDAY:${birthday}`;
}
