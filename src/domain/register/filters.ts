import { valueIn } from '../rows/row-values.ts';
import { utcDate } from '../values/dates/local-date.ts';
import type { FieldInput, Register, RegisterField, RegisterRow } from './register.ts';

/** A filter of a list: over a field, or over what follows from a row. */
export interface ListFilter {
  /** Its name in the address and in a question. */
  name: string;
  label: string;
  /** Says its values, and how they read. */
  input: FieldInput;
}

/** The filters of a list, in their order. */
export function listFilters<Row extends RegisterRow>(register: Register<Row>): ListFilter[] {
  const fields = Object.entries<RegisterField | undefined>(register.fields);
  return [
    ...fields.flatMap(([name, of]): ListFilter[] =>
      of?.filter ? [{ name, label: of.label, input: of.input }] : [],
    ),
    ...Object.entries(register.derived ?? {}).map(([name, { label, options }]): ListFilter => ({
      name,
      label,
      input: { kind: 'choice', options },
    })),
  ];
}

export function filterNamed<Row extends RegisterRow>(
  register: Register<Row>,
  name: string,
): ListFilter | undefined {
  return listFilters(register).find((one) => one.name === name);
}

/** The values of a filter by which a row is found. */
export function filterValues<Row extends RegisterRow>(
  { derived }: Pick<Register<Row>, 'derived'>,
  name: string,
): (row: Row) => readonly string[] {
  const filter = derived && Object.hasOwn(derived, name) ? derived[name] : undefined;
  if (filter) {
    const today = utcDate();
    return (row) => filter.choicesOf(row, today);
  }
  return (row) => [valueIn(row, name)].flat().map(String);
}
