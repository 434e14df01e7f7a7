import { fieldFromText } from '#domain/register/field-from-text.ts';
import { importedFields } from '#domain/register/match-columns.ts';
import { type AnyRow, fieldNamed } from '#domain/register/register.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import { valueIn } from '#domain/rows/row-values.ts';
import type { ImportDraft } from './import-draft.ts';
import type { LineShape } from './judging.ts';

/** The row that a line is about. */
export type Found =
  | { kind: 'none' }
  | { kind: 'row'; row: AnyRow }
  | { kind: 'problem'; sentence: string };

/** Finds the row of a line by its text in one field. */
export interface RowFinder {
  field: string;
  find(text: string): Found;
}

const comparedKinds = new Set(['line', 'number']);

/** Fields by which the lines of this file could find rows: what stands there is one line or a number. */
export function findingFields(register: LineShape, { match }: ImportDraft): string[] {
  return importedFields(register).filter(
    (field) =>
      match.includes(field) && comparedKinds.has(fieldNamed(register, field)?.input.kind ?? ''),
  );
}

/** The field by which lines find rows; null where every line is a new row, and where its column is left out since. */
export function finding(register: LineShape, draft: ImportDraft): string | null {
  const chosen = draft.findBy ?? null;
  return chosen !== null && findingFields(register, draft).includes(chosen) ? chosen : null;
}

/** Upper and lower case are one: another program may write a number of its own in both. */
export const compared = (value: unknown): string =>
  String(value ?? '')
    .trim()
    .toLocaleLowerCase('en');

/** `rows`: every row of the register, those that this import added left out. */
export function rowFinder(register: LineShape, field: string, rows: readonly AnyRow[]): RowFinder {
  const { one, many } = register.words;
  const of = fieldNamed(register, field);
  const byText = new Map<string, AnyRow[]>();
  for (const row of rows) {
    const text = compared(valueIn(row, field));
    if (text !== '') byText.set(text, [...(byText.get(text) ?? []), row]);
  }
  return {
    field,
    find(text) {
      const read = of && fieldFromText(of, text, new Map());
      if (!read || 'problem' in read) return { kind: 'none' };
      if (compared(read.value) === '') {
        return { kind: 'problem', sentence: 'Write it, or leave the row out' };
      }
      const found = byText.get(compared(read.value)) ?? [];
      const [row, ...others] = found.filter((each) => !isArchived(each));
      if (others.length > 0) {
        return { kind: 'problem', sentence: `${found.length} ${many} say this. Leave the row out` };
      }
      if (row) return { kind: 'row', row };
      if (found.length === 0) return { kind: 'none' };
      const sentence = `The ${one} that says this is archived. Bring it back, or leave the row out`;
      return { kind: 'problem', sentence };
    },
  };
}
