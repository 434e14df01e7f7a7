import { sameValue } from '../editing.ts';
import type { FieldErrors } from '../errors.ts';
import { type Grant, may } from '../permissions.ts';
import type { Register, RegisterField, RegisterRow } from './register.ts';

/** Subject of the permission to add a row. */
function subjectOf<Row extends RegisterRow>(register: Register<Row>, row: object) {
  return register.subject({ ...row, id: undefined });
}

/** The fields that say where a new row goes. */
function placing<Row extends RegisterRow>(register: Register<Row>, row: Row): string[] {
  const place = subjectOf(register, row);
  const references = Object.entries<RegisterField | undefined>(register.fields).filter(
    ([, of]) => of?.input.kind === 'reference',
  );
  return references
    .map(([field]) => field)
    .filter((field) => !sameValue(place, subjectOf(register, { ...row, [field]: 'elsewhere' })));
}

/**
 * A row goes only where its author may add one: who may only change the row itself moves it nowhere. What is wrong, at the
 * fields that say where it goes; said on the device before anything is sent.
 */
export function placeErrors<Row extends RegisterRow>(
  register: Register<Row>,
  grants: readonly Grant[],
  row: Row,
  before: Row | null,
): FieldErrors {
  if (may(grants, register.may.write, subjectOf(register, row))) return {};
  const { one } = register.words;
  if (before === null) {
    const errors = placing(register, row).map((field) => {
      const isEmpty = (Reflect.get(row, field) ?? '') === '';
      return [field, isEmpty ? 'Choose one that you look after' : `You may not put a ${one} here`];
    });
    return Object.fromEntries(errors);
  }
  const was = subjectOf(register, before);
  const moving = Object.keys(register.fields).filter(
    (field) =>
      !sameValue(was, subjectOf(register, { ...before, [field]: Reflect.get(row, field) })),
  );
  return Object.fromEntries(moving.map((field) => [field, `You may not put a ${one} here`]));
}
