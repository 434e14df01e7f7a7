import { dateWithYear } from './local-date.ts';
import { monthNames, type PartialDate } from './partial-date.ts';

const two = (part: number) => String(part).padStart(2, '0');

/** '14 Mar 1988', 'March 1988', '1988', or '14 March'; '' for nothing. */
export function partialDateWords({ year, month, day }: PartialDate): string {
  if (year !== undefined && month !== undefined && day !== undefined) {
    return dateWithYear(`${year}-${two(month)}-${two(day)}`);
  }
  const name = month === undefined ? undefined : monthNames[month - 1];
  return [day, name, year].filter((part) => part !== undefined).join(' ');
}
