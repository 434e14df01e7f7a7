import * as z from 'zod/mini';
import type { Entity } from '../entity.ts';
import type { FieldErrors } from '../errors.ts';
import type { PayloadMigration, QueuePolicy } from '../operation.ts';
import type { Grant, Permission, Subject } from '../permissions.ts';
import type { FromText } from './from-text.ts';
import type { Lookup } from './lookup.ts';
import { customIdOf, customValuesField, storedIn } from '../rows/row-values.ts';
import type { Merging } from './merging.ts';
import type { OrganisationTerms } from '../organisation/terms.ts';

/** Control and format of a field. */
export type FieldInput =
  | { kind: 'line'; max: number }
  | { kind: 'paragraph'; max: number }
  /** One of these values; the words are what people read. `gone`: values that rows keep, and that nobody chooses any more. */
  | { kind: 'choice'; options: Readonly<Record<string, string>>; gone?: readonly string[] }
  /** Several of these values. */
  | { kind: 'choices'; options: Readonly<Record<string, string>>; gone?: readonly string[] }
  /** `mayBeUnsaid`: nothing is not "off". */
  | { kind: 'flag'; on: string; off: string; mayBeUnsaid?: true }
  | { kind: 'number'; min: number; max: number; hasDecimals?: true }
  /** yyyy-MM-dd. */
  | { kind: 'date' }
  /** HH:mm. */
  | { kind: 'time' }
  /** 0 Sunday to 6 Saturday. */
  | { kind: 'weekdays' }
  /** The id of a picture that was added before: for who sees the row, as long as the row names it. In no file. */
  | { kind: 'picture' }
  /** The place of the custom fields of the organisation: `withCustomFields` puts them there. */
  | { kind: 'custom' }
  /** Typed in a control of its feature; `text`: how it reads, in a file too. `read`: of a cell; without it, it is in no file. */
  | { kind: 'own'; text(value: unknown): string; read?(text: string): FromText }
  /** A rule of RFC 5545 without a zone. `clock`: the field that names the row whose `timeZone` its times follow. */
  | { kind: 'schedule'; clock: string }
  /**
   * The id of a row of this register. A function, since a register may name itself. `holds`: why the row that is
   * named cannot be archived while one that names it is not; without it, it can.
   */
  | {
      kind: 'reference';
      to(): Register;
      holds?: string;
      /** Fields that both rows have, and that are alike. */
      alike?: readonly string[];
    }
  /** The id of one of very many: found by typing, never listed. */
  | { kind: 'lookup'; among: Lookup };

export interface RegisterField {
  label: string;
  input: FieldInput;
  /** Its place among the columns of the list, from the left. Without it, it is not in the list. */
  column?: number;
  /** The heading it stands under in the form. Without it, nobody types it there. */
  section?: string;
  hint?: string;
  /** The form asks for it where another field of the form has one of these values; elsewhere it is what a blank row has. */
  onlyWith?: { field: string; values: readonly string[] };
  /** Of a choice: values that the form does not offer where another field of the form has one of these values. */
  without?: { choices: readonly string[]; field: string; values: readonly string[] };
  /** Only a new row takes it: it stays as it is. */
  forNew?: true;
  /** The list can be narrowed by it. */
  filter?: true;
  /** The audit says that it was changed, and never to what. */
  sensitive?: true;
  /** Other names that a column of a file may have, in small letters. */
  alsoCalled?: readonly string[];
}

/** A filter of the list over what follows from a row: it is in no column and no form. */
export interface DerivedFilter<Row> {
  label: string;
  /** Choice -> how it reads. */
  options: Readonly<Record<string, string>>;
  /** The choices that find the row. From the row and the day (yyyy-MM-dd) alone, so that device and server answer the same. */
  choicesOf(row: Row, today: string): readonly string[];
}

export type RegisterRow = { id: string };
/** A row of whichever register. */
export type AnyRow = { id: string; [field: string]: unknown };

/** Rules that hold between the rows of a register. */
export type RegisterRule<Field extends string = string> =
  /**
   * No other row that is not archived has this value, nothing apart, among those with the same values of `within`. `forGood`: an
   * archived row keeps its value too. `only`: of this value alone.
   */
  | {
      rule: 'unique';
      field: Field;
      within: readonly Field[];
      only?: string;
      forGood?: true;
      says: string;
    }
  /** Nothing is below itself. `isLabel`: what belongs to a row does not belong to those above it. */
  | { rule: 'noCircle'; parent: Field; isLabel?: true; says: string };

type FieldOf<Row> = Extract<keyof Row, string>;

/**
 * An operation of a feature. `makes`: the id of a new row, with which everything of the item is here. `takes`: the id of a
 * row that goes, without which everything of it is. `edits`: it has `id` and `edits` like an edit of the register.
 */
export type AlsoMakes = { name: string; policy: QueuePolicy<never> } & (
  | { makes(args: never, itemId: string): string | undefined }
  | { takes(args: never): string }
  | { edits: true }
);

/** Everything that screens, the device and the server need to keep one kind of record. */
export interface Register<Row extends RegisterRow = AnyRow> {
  /** Begins the names of its operations. */
  name: string;
  /** 'group type' and 'group types'. */
  words: { one: string; many: string };
  /** Path of its calls: '/api/v1/grouptypes'. */
  path: string;
  /** The address of the page that shows a row, `{id}` being the row's: '/apps/groups/{id}'. */
  page: string;
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
  /** Name -> a filter beside those of the fields. No field has its name. */
  derived?: Readonly<Record<string, DerivedFilter<Row>>>;
  /** `titles`: of the rows that it names, by their ids, where they are known. */
  title(row: Row, titles?: ReadonlyMap<string, string>): string;
  /** Fields whose words are looked for: of one that names a row, the words of its title. */
  search: readonly FieldOf<Row>[];
  /** Texts that autocomplete answers beside the title: name in the answer -> field. */
  found?: Readonly<Record<string, FieldOf<Row>>>;
  /** Fields, filters and a title that read otherwise in the terms of an organisation: `ownRegister` puts them in their places. */
  inTerms?(
    terms: OrganisationTerms,
  ): Pick<Register<Row>, 'fields' | 'derived'> & Partial<Pick<Register<Row>, 'title'>>;
  /** Values of a new row before anybody types, and of fields that an older server leaves out. */
  blank: Omit<Row, 'id'>;
  rules: readonly RegisterRule<FieldOf<Row>>[];
  /** The status of an archived row, where it is not 'archived'. */
  archivedAs?: 'removed' | 'left';
  /** Fields that change with the status when a row is archived, or comes back. `today`: yyyy-MM-dd. */
  archiving?(archived: boolean, today: string): Partial<Row>;
  /** Other queued operations that make rows of it, or take some away: while they wait, they are shown among its rows. */
  also?: readonly AlsoMakes[];
  /**
   * Fields that programs of before type, and that `settled` keeps beside those of today: edits of them are still taken,
   * and read out in the history. A file may fill those with `alsoCalled`.
   */
  former?: Readonly<{ [Field in FieldOf<Row>]?: RegisterField }>;
  /** What becomes of its rows where two people whom they name become one. */
  merging?: Merging<Row>;
  /** The row with what follows from its other fields, before it is shown or written. `before`: null for a new one. */
  settled?(row: Row, before: Row | null): Row;
  /** Migrations of inputs that older programs captured, one form after the other: as many for a new row as for an edit. */
  migrations?: { create: readonly PayloadMigration[]; edit: readonly PayloadMigration[] };
  /** Of a row in which nothing may change any more: why. Null for all others. */
  closed?(row: Row): string | null;
  /** Anything else that a row must fulfil, seen from itself: what is wrong, field by field. */
  check?(row: Row, before: Row | null): FieldErrors;
}

/** Fields that are always there and never empty. */
type FilledField<Row> = {
  [Field in keyof Row]-?: null extends Row[Field] ? never : Field;
}[keyof Row];

/** A register as a feature writes it: of its blank row, the fields that are not empty. */
type DefinedRegister<Row extends RegisterRow> = Omit<Register<Row>, 'blank'> & {
  blank: Partial<Row> & Required<Pick<Row, Exclude<FilledField<Row>, 'id'>>>;
};

/** Each field that may be empty, as empty. */
function emptyFields({ schema }: Entity): Record<string, null> {
  const mayBeEmpty = Object.entries(schema.shape).filter(
    ([, field]) => z.safeParse(field, null).success,
  );
  return Object.fromEntries(mayBeEmpty.map(([field]) => [field, null]));
}

/**
 * Defines a kind of record that people keep, once. Its operations, handlers, lists, forms, files and tests
 * follow from it; a feature replaces any of these by a part of its own.
 */
export function defineRegister<Row extends RegisterRow>(
  register: DefinedRegister<Row>,
): Register<Row> {
  const blank = { ...emptyFields(register.entity), ...register.blank } as Omit<Row, 'id'>;
  return { ...register, blank };
}

/** Fields that somebody can type or choose, in their order. */
export function writableFields(register: Pick<Register, 'fields'>): string[] {
  return Object.entries(register.fields).flatMap(([field, of]) =>
    of?.section === undefined && field !== 'status' ? [] : [field],
  );
}

/** Fields that change once the row is there. */
export function editableFields(register: Pick<Register, 'fields' | 'archiving'>): string[] {
  const written = writableFields(register).filter((field) => !register.fields[field]?.forNew);
  return [...new Set([...written, ...Object.keys(register.archiving?.(true, '') ?? {})])];
}

/** The fields that a new row is sent with: those of the entity that somebody can write, and its place. */
export function sentFields(register: Register): string[] {
  return [...new Set([...writableFields(register).map(storedIn), ...register.place])];
}

/** A field of today, or of before; for a custom one that is not known here, the place where they stand. */
export function fieldNamed(
  { fields, former }: Pick<Register, 'fields' | 'former'>,
  field: string,
): RegisterField | undefined {
  const found = fields[field] ?? former?.[field];
  return found ?? (customIdOf(field) === null ? undefined : fields[customValuesField]);
}

/** The row with what follows from its fields. */
export function settledRow<Row extends RegisterRow>(
  register: Pick<Register<Row>, 'settled'>,
  row: Row,
  before: Row | null,
): Row {
  return register.settled?.(row, before) ?? row;
}

/** The row with what an older server left out, and what follows from it. */
export function wholeRow<Row extends RegisterRow, Given extends Row>(
  register: Pick<Register<Row>, 'blank' | 'settled'>,
  row: Given,
): Given {
  const { blank } = register;
  // Nearly every row says everything: a list has thousands of them.
  if (Object.keys(blank).every((field) => Reflect.get(row, field) !== undefined)) return row;
  const there = Object.entries(row).filter(([, value]) => value !== undefined);
  const whole = { ...blank, ...Object.fromEntries(there) } as Given;
  return { ...whole, ...settledRow(register, whole, null) };
}

/** A new row: with what it leaves out, and what follows from the rest. */
export function begunRow<Row extends RegisterRow, Given extends Row>(
  register: Pick<Register<Row>, 'blank' | 'settled'>,
  row: Given,
): Given {
  const whole = wholeRow(register, row);
  return { ...whole, ...settledRow(register, whole, null) };
}

/** A row that was read as one of whichever register, as this one's: the caller asked this register for it. */
export function rowOf<Row extends RegisterRow>(
  register: Pick<Register<Row>, 'blank' | 'settled'>,
  row: AnyRow,
): Row {
  return wholeRow(register, row as RegisterRow as Row);
}

/** The registers whose rows its fields name, each once; some of its fields, where these are named. */
export function linkedRegisters(
  { fields }: Pick<Register, 'fields'>,
  names: readonly string[] = Object.keys(fields),
): Register[] {
  const others = names.flatMap((name) => {
    const input = fields[name]?.input;
    return input?.kind === 'reference' ? [input.to()] : [];
  });
  return [...new Set(others)];
}

/** The fields that hold a picture, in their order: the first is what the row looks like. */
export function pictureFields<Row extends RegisterRow>({
  fields,
}: Pick<Register<Row>, 'fields'>): string[] {
  return Object.entries<RegisterField | undefined>(fields).flatMap(([field, of]) =>
    of?.input.kind === 'picture' ? [field] : [],
  );
}

/** Lookups that the fields of a register search by typing, each once. */
export function lookupsOf({ fields }: Register): Lookup[] {
  const found = Object.values(fields).flatMap((of) =>
    of?.input.kind === 'lookup' ? [of.input.among] : [],
  );
  return [...new Set(found)];
}

/** Fields of which two rows need the same values before a rule can be broken between them. */
export function rulesWithin({ rules }: Register): string[] {
  const [first, ...others] = rules.map((rule) => (rule.rule === 'unique' ? rule.within : []));
  return (first ?? []).filter((field) => others.every((within) => within.includes(field)));
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
