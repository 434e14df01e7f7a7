import type { Entity } from '../entity.ts';
import type { FieldErrors } from '../errors.ts';
import type { Grant, Permission, Subject } from '../permissions.ts';

/** How a field is typed and read. */
export type FieldInput =
  | { kind: 'line'; max: number }
  | { kind: 'paragraph'; max: number }
  /** One of these values; the words are what people read. */
  | { kind: 'choice'; options: Readonly<Record<string, string>> }
  | { kind: 'flag'; on: string; off: string }
  | { kind: 'number'; min: number; max: number }
  /** HH:mm. */
  | { kind: 'time' }
  /** 0 Sunday to 6 Saturday. */
  | { kind: 'weekdays' }
  /**
   * The id of a row of this register. A function, since a register may name itself. `holds`: why the row that is
   * named cannot be archived while one that names it is not; without it, it can.
   */
  | { kind: 'reference'; to(): Register; holds?: string };

export interface RegisterField {
  label: string;
  input: FieldInput;
  /** Its place among the columns of the list, from the left. Without it, it is not in the list. */
  column?: number;
  /** The heading it stands under in the form. Without it, nobody types it there. */
  section?: string;
  hint?: string;
  /** The list can be narrowed by it. */
  filter?: true;
  /** Other names that a column of a file may have, in small letters. */
  alsoCalled?: readonly string[];
}

export type RegisterRow = { id: string };
/** A row of whichever register. */
export type AnyRow = { id: string; [field: string]: unknown };

/** What must hold between the rows of a register. */
export type RegisterRule<Field extends string = string> =
  /**
   * No other row that is not archived has this value, among those with the same values of `within`. `forGood`: an
   * archived row keeps its value too.
   */
  | { rule: 'unique'; field: Field; within: readonly Field[]; forGood?: true; says: string }
  /** Nothing is below itself. */
  | { rule: 'noCircle'; parent: Field; says: string };

type FieldOf<Row> = Extract<keyof Row, string>;

/** Everything that screens, the device and the server need to keep one kind of record. */
export interface Register<Row extends RegisterRow = AnyRow> {
  /** Begins the names of its operations. */
  name: string;
  /** 'group type' and 'group types'. */
  words: { one: string; many: string };
  /** Where its calls are: '/api/v1/grouptypes'. */
  path: string;
  entity: Entity;
  may: { view: Permission; write: Permission };
  /** The facet of places that holds its rows, where any does: one with too many of them is online only. */
  facet?: string;
  /** Fields that say where a row belongs: every edit names them, so that permission is known before any look-up. */
  place: readonly FieldOf<Row>[];
  /** Without an id: where a new row goes. A row that moves needs the permission there too. */
  subject(place: Readonly<Record<string, unknown>>): Subject;
  /** Roles over these let somebody add rows. */
  addedOver: readonly Grant['scope'][];
  fields: Readonly<{ [Field in FieldOf<Row>]?: RegisterField }>;
  title(row: Row): string;
  /** Fields whose words are looked for. */
  search: readonly FieldOf<Row>[];
  /** What autocomplete says of a row beside its title: name in the answer -> field. */
  found?: Readonly<Record<string, FieldOf<Row>>>;
  /** What a new row has where nobody typed anything, and what an older server leaves out. */
  blank: Omit<Row, 'id'>;
  rules: readonly RegisterRule<FieldOf<Row>>[];
  /** The status of an archived row, where it is not 'archived'. */
  archivedAs?: 'removed';
  /** Anything else that a row must fulfil, seen from itself: what is wrong, field by field. */
  check?(row: Row, before: Row | null): FieldErrors;
}

/**
 * Defines a kind of record that people keep, once. Its operations, handlers, lists, forms, files and tests
 * follow from it; a feature replaces any of these by a part of its own.
 */
export function defineRegister<Row extends RegisterRow>(register: Register<Row>): Register<Row> {
  return register;
}

/** Fields that somebody can type or choose, in their order. */
export function writableFields(register: Register): string[] {
  return Object.entries(register.fields).flatMap(([field, of]) =>
    of?.section === undefined && field !== 'status' ? [] : [field],
  );
}

/** The row with what an older server left out. */
export function wholeRow<Row extends RegisterRow, Given extends Row>(
  register: Register<Row>,
  row: Given,
): Given {
  const there = Object.entries(row).filter(([, value]) => value !== undefined);
  return { ...register.blank, ...Object.fromEntries(there) } as Given;
}

/** The registers whose rows its fields name, each once; some of its fields, where these are named. */
export function linkedRegisters(
  { fields }: Register,
  names: readonly string[] = Object.keys(fields),
): Register[] {
  const others = names.flatMap((name) => {
    const input = fields[name]?.input;
    return input?.kind === 'reference' ? [input.to()] : [];
  });
  return [...new Set(others)];
}

/** Fields of `by` that keep a row of `held` out of the archive, each with its sentence. */
export function holdsOn(held: Register, by: Register): { field: string; says: string }[] {
  return Object.entries(by.fields).flatMap(([field, of]) =>
    of?.input.kind === 'reference' && of.input.to() === held && of.input.holds !== undefined
      ? [{ field, says: of.input.holds }]
      : [],
  );
}

export function archivedStatus(register: Pick<Register, 'archivedAs'>): string {
  return register.archivedAs ?? 'archived';
}

export function isArchived(row: object): boolean {
  const status: unknown = Reflect.get(row, 'status');
  return status === 'archived' || status === 'removed';
}
