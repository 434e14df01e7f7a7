import { fieldText, type Titles } from '#domain/register/field-text.ts';
import type { FieldInput } from '#domain/register/register.ts';
import { csv } from '#domain/values/csv.ts';

/** A value that no program of today can read stands as it is kept: nobody is held here by one old row. */
export function cellOf(input: FieldInput, value: unknown, titles: Titles): string {
  try {
    return fieldText(input, value, titles);
  } catch {
    return JSON.stringify(value);
  }
}

/** Lines behind the first one: the mark of UTF-8 stands at the beginning of a file, once. */
export function moreLines(rows: readonly string[][]): string {
  return csv(rows).slice(1);
}
