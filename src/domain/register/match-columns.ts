import { folded, nameWords } from '../values/name-words.ts';
import { type FieldInput, fieldNamed, type Register, writableFields } from './register.ts';

type Fields = Pick<Register, 'fields' | 'former'>;

const plain = (text: string) => nameWords(folded(text)).join(' ');

/** Every name that a column of this field may have. */
function namesOf(register: Fields, field: string): string[] {
  const of = fieldNamed(register, field);
  return [field, of?.label ?? '', ...(of?.alsoCalled ?? [])].map(plain);
}

function isInFiles(input: FieldInput): boolean {
  if (input.kind === 'own') return input.read !== undefined;
  return input.kind !== 'lookup' && input.kind !== 'picture' && input.kind !== 'custom';
}

/** Fields that a file may fill, in the order of the form; those of before at the end. */
export function importedFields(register: Fields): string[] {
  const today = writableFields(register).filter((field) => {
    const of = register.fields[field];
    return of?.section !== undefined && isInFiles(of.input);
  });
  const before = Object.entries(register.former ?? {}).flatMap(([field, of]) =>
    of?.alsoCalled === undefined ? [] : [field],
  );
  return [...today, ...before];
}

/** Labels of the fields that look somebody up and that a column is called after: no file brings them. */
export function notTaken(register: Fields, columns: readonly string[]): string[] {
  const names = new Set(columns.map(plain));
  return writableFields(register).flatMap((field) => {
    const of = register.fields[field];
    if (of?.section === undefined || of.input.kind !== 'lookup') return [];
    return names.has(plain(of.label)) ? [of.label] : [];
  });
}

/** The field that each column goes into, told by its name; null where no field is left that is called so. */
export function matchColumns(register: Fields, columns: readonly string[]): (string | null)[] {
  const left = new Set(importedFields(register));
  return columns.map((column) => {
    const name = plain(column);
    const isLabel = (one: string) => plain(fieldNamed(register, one)?.label ?? '') === name;
    const isNamed = (one: string) => namesOf(register, one).includes(name);
    // A custom field may be labelled like another name of a field of ours.
    const field = [...left].find(isLabel) ?? [...left].find(isNamed) ?? null;
    if (field !== null) left.delete(field);
    return field;
  });
}
