/**
 * A custom field is named by this and its id. Its value stands in the row's `custom`, under the id: a row has none where
 * nobody typed one.
 */
const prefix = 'custom-';

/** The field that holds the values of all custom fields of a row. */
export const customValuesField = 'custom';

export type CustomValues = Readonly<Record<string, unknown>>;

/** Name of a custom field. */
export type CustomName = `${typeof prefix}${string}`;

export function customName(id: string): CustomName {
  return `${prefix}${id}`;
}

/** The id of a custom field; null for any other one. */
export function customIdOf(field: string): string | null {
  return field.startsWith(prefix) ? field.slice(prefix.length) : null;
}

/** The field of the entity that holds the value of a field. */
export function storedIn(field: string): string {
  return customIdOf(field) === null ? field : customValuesField;
}

export function customOf(row: object): CustomValues {
  return (Reflect.get(row, customValuesField) ?? {}) as CustomValues;
}

/** The value of a field of a row, whether it is one of the entity or a custom one. */
export function valueIn(row: object, field: string): unknown {
  const id = customIdOf(field);
  if (id === null) return Reflect.get(row, field);
  const values = customOf(row);
  return Object.hasOwn(values, id) ? values[id] : null;
}

/**
 * Without those that are null, in the order in which the database answers them: a row that was written equals itself
 * when it comes back. Null for none.
 */
export function keptCustom(values: CustomValues): CustomValues | null {
  const there = Object.entries(values).filter(([, value]) => value !== null);
  if (there.length === 0) return null;
  return Object.fromEntries(there.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The row with these values, by the names of their fields. Custom ones are nowhere once they are null. */
export function withValues<Row extends object>(row: Row, values: Iterable<[string, unknown]>): Row {
  const plain: Record<string, unknown> = {};
  const custom: Record<string, unknown> = {};
  for (const [field, value] of values) {
    const id = customIdOf(field);
    if (id === null) plain[field] = value;
    else custom[id] = value ?? null;
  }
  const next = { ...row, ...plain };
  if (Object.keys(custom).length === 0) return next;
  return { ...next, [customValuesField]: keptCustom({ ...customOf(next), ...custom }) };
}

/** The custom fields of which one of the rows has a value. */
export function customNames(...rows: readonly object[]): CustomName[] {
  return [...new Set(rows.flatMap((row) => Object.keys(customOf(row))))].toSorted().map(customName);
}
