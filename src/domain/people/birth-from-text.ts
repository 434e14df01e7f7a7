import type { FromText } from '../register/from-text.ts';
import { type PartialDate, problemWithBirth } from '../values/dates/partial-date.ts';
import { latestDate } from '../values/dates/local-date.ts';
import { monthNamed } from '../values/dates/month-named.ts';
import { writtenDate } from '../values/dates/written-date.ts';

function wholeDate(text: string): PartialDate | null {
  const date = writtenDate(text);
  if (date === null) return null;
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { day, year, month };
}

/** '1988', '1988-03', '14 March', 'March 1988', '14 March 1988'. */
function partsOf(text: string): PartialDate | null {
  const [, year, number] = /^(\d{4})(?:-(\d{1,2}))?$/.exec(text) ?? [];
  if (year) return { year: Number(year), ...(number ? { month: Number(number) } : {}) };
  const [, day, word = '', after] =
    /^(?:(\d{1,2})\s+)?(\p{L}+)\.?(?:\s+(\d{4}))?$/u.exec(text) ?? [];
  const month = monthNamed(word);
  if (word === '' || month === undefined) return null;
  return {
    ...(day ? { day: Number(day) } : {}),
    ...(after ? { year: Number(after) } : {}),
    month,
  };
}

/** Reads a birthday of which a part may be unknown. */
export function birthFromText(text: string): FromText {
  const value = wholeDate(text) ?? partsOf(text);
  if (value === null)
    return { problem: 'Write the date as yyyy-MM-dd, or what is known of it: 1988, or 14 March' };
  const problem = problemWithBirth(value, latestDate());
  return problem === null ? { value } : { problem };
}
