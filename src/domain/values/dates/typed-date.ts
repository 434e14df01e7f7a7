import { isLocalDate } from './is-local-date.ts';

const yearFirst = /^(\d{4})[-/. ]?(\d{1,2})[-/. ]?(\d{1,2})$/;
const dayFirst = /^(\d{1,2})[-/. ]?(\d{1,2})[-/. ]?(\d{4})$/;

function dateFrom(...[year = '', month = '', day = '']: (string | undefined)[]): string | null {
  const date = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return isLocalDate(date) ? date : null;
}

/**
 * yyyy-MM-dd of what a person wrote: with the separators of their keyboard, or with none where it has
 * digits only; the day may come first. What is no date stays as it was written.
 */
export function typedDate(text: string): string {
  const written = text.trim();
  const separators = written.replace(/\d/g, '').length;
  // Without both separators only eight digits say where the month ends.
  if (separators !== 2 && !/^\d{8}$/.test(written)) return written;
  const [, year, month, day] = yearFirst.exec(written) ?? [];
  const [, first, second, last] = dayFirst.exec(written) ?? [];
  return dateFrom(year, month, day) ?? dateFrom(last, second, first) ?? written;
}
