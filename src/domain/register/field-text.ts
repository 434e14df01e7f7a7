import { scheduleWords } from '../meetings/schedule-words.ts';
import { nameOfDay } from '../values/dates/name-of-day.ts';
import type { FieldInput } from './register.ts';

/** Id of a row of another register -> its title. */
export type Titles = ReadonlyMap<string, string>;

/** Monday first. */
const weekOrder = (day: number) => (day + 6) % 7;

/** A list that a file can be read from again: where a part has a comma, semicolons stand between them. */
function joined(parts: readonly string[]): string {
  return parts.join(parts.some((part) => part.includes(',')) ? '; ' : ', ');
}

/** The value of a field as people read it; '' for none. */
export function fieldText(input: FieldInput, value: unknown, titles: Titles): string {
  if (value === null || value === undefined) return '';
  switch (input.kind) {
    case 'choice':
      return input.options[String(value)] ?? String(value);
    case 'choices':
      return joined((value as string[]).map((one) => input.options[one] ?? one));
    case 'custom':
      return '';
    case 'flag':
      return value === true ? input.on : input.off;
    case 'weekdays':
      return (value as number[])
        .toSorted((a, b) => weekOrder(a) - weekOrder(b))
        .map(nameOfDay)
        .join(', ');
    case 'picture':
      return 'Yes';
    case 'own':
      return input.text(value);
    case 'schedule':
      return scheduleWords(String(value));
    case 'reference':
    case 'lookup':
      return titles.get(String(value)) ?? '';
    default:
      return String(value);
  }
}
