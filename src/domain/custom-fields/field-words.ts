import { fieldText } from '../register/field-text.ts';
import type { RegisterField } from '../register/register.ts';
import { dateWithYear } from '../values/dates/local-date.ts';

const noTitles = new Map<string, string>();

/** The value of a custom field as people read it; '' for none. */
export function customText({ input }: RegisterField, value: unknown): string {
  if (value === null || value === undefined) return '';
  return input.kind === 'date' ? dateWithYear(String(value)) : fieldText(input, value, noTitles);
}
