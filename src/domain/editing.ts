import {
  customIdOf,
  customName,
  customNames,
  customValuesField,
  valueIn,
  withValues,
} from './rows/row-values.ts';

/** Value of a field before an edit, and the value that it shall get. */
export interface FieldEdit<Value = unknown> {
  was: Value;
  shallBe: Value;
}

/** Field -> its edit. What is left out stays. */
export type Edits<Row = Record<string, unknown>> = {
  [Field in keyof Row]?: FieldEdit<Row[Field]> | undefined;
};

/** A field that somebody else changed meanwhile. Null: nobody knows who. */
export interface Clash {
  field: string;
  now: unknown;
  byName: string | null;
  /** ISO, the server's clock. */
  at: string | null;
}

/** Whether two values are equal. A field missing from a row of an older shape counts as null. */
export function sameValue(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}

type Named = [field: string, edit: FieldEdit];

/** Edits by the names of their fields. Those of custom fields stand under `custom`, by their ids. */
function entriesOf(edits: object): Named[] {
  return Object.entries(edits).flatMap(([field, edit]: [string, unknown]): Named[] => {
    if (!edit) return [];
    if (field !== customValuesField) return [[field, edit as FieldEdit]];
    return Object.entries(edit).map(([id, one]) => [customName(id), one as FieldEdit]);
  });
}

function editsOf<Row>(entries: readonly Named[]): Edits<Row> {
  const plain = entries.filter(([field]) => customIdOf(field) === null);
  const custom = entries.flatMap(([field, edit]) => {
    const id = customIdOf(field);
    return id === null ? [] : [[id, edit] as const];
  });
  return Object.fromEntries([
    ...plain,
    ...(custom.length === 0 ? [] : [[customValuesField, Object.fromEntries(custom)]]),
  ]) as Edits<Row>;
}

/** Values after the edits, by field. */
export function wishesIn(edits: object): [field: string, shallBe: unknown][] {
  return entriesOf(edits).map(([field, { shallBe }]) => [field, shallBe]);
}

/**
 * A row with the edits made in it, and the fields in which they cannot be made: what stands there is
 * neither what it was nor what it shall be. In a field of `lastWins` the last word counts.
 */
export function edited<Row extends object>(
  row: Row,
  edits: object,
  lastWins: readonly string[] = [],
): { row: Row; changed: string[]; clashing: string[] } {
  const now = (field: string): unknown => valueIn(row, field);
  const open = entriesOf(edits).filter(([field, { shallBe }]) => !sameValue(now(field), shallBe));
  const isClash = ([field, { was }]: Named) =>
    !lastWins.includes(field) && !sameValue(now(field), was);
  const made = open.filter((entry) => !isClash(entry));
  return {
    row: withValues(
      row,
      made.map(([field, { shallBe }]) => [field, shallBe]),
    ),
    changed: made.map(([field]) => field),
    clashing: open.filter(isClash).map(([field]) => field),
  };
}

/** A row as the author of the edits wishes it, whatever stands in their way. */
export function wished<Row extends object>(row: Row, edits: object): Row {
  return withValues(row, wishesIn(edits));
}

/** The edits that make one row of another, of the fields that can be edited. */
export function editsBetween<Row extends object, Field extends Extract<keyof Row, string>>(
  before: Row,
  after: Pick<Row, Field>,
  fields: readonly Field[],
): Edits<Pick<Row, Field>> {
  const named = fields.flatMap((field): string[] =>
    field === customValuesField ? customNames(before, after) : [field],
  );
  const edits = named.flatMap((field): Named[] => {
    const [was, shallBe] = [valueIn(before, field), valueIn(after, field)];
    return sameValue(was, shallBe) ? [] : [[field, { was: was ?? null, shallBe }]];
  });
  return editsOf(edits);
}

/** The edits that take these back. */
export function undone<Row>(edits: Edits<Row>): Edits<Row> {
  return editsOf(
    entriesOf(edits).map(([field, { was, shallBe }]) => [field, { was: shallBe, shallBe: was }]),
  );
}

/** The same wish after a clash, of the chosen fields: what stands there now is known. */
export function insisted<Row>(
  edits: Edits<Row>,
  clashes: readonly Clash[],
  given: ReadonlySet<string>,
): Edits<Row> {
  const now = new Map(clashes.map((clash) => [clash.field, clash.now]));
  const left = entriesOf(edits)
    .filter(([field]) => !given.has(field))
    .map(([field, edit]): Named => [
      field,
      now.has(field) ? { ...edit, was: now.get(field) } : edit,
    ]);
  return editsOf(left);
}
