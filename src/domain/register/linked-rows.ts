import { valueIn } from '../rows/row-values.ts';
import { idsInside } from '../values/ids-inside.ts';
import {
  type AnyRow,
  linkedRegisters,
  lookupsOf,
  type Register,
  type RegisterField,
  type RegisterRow,
} from './register.ts';

/** The rows that the fields of a register name: register -> all of its rows, lookup -> those that are named. */
export type LinkedRows = Readonly<Record<string, readonly AnyRow[]>>;

export type TitlePair = [id: string, title: string];

/** The titles of the linked rows, by their ids. */
export function titlesIn<Row extends RegisterRow>(
  register: Register<Row>,
  linked: LinkedRows,
): TitlePair[] {
  const others: Pick<Register, 'name' | 'title'>[] = [
    ...linkedRegisters(register),
    ...lookupsOf(register),
  ];
  return others.flatMap((other) =>
    (linked[other.name] ?? []).map((row): TitlePair => [row.id, other.title(row)]),
  );
}

/** Whether the value of a field is the id of another row. */
export function namesRow(of: RegisterField | undefined): boolean {
  return of?.input.kind === 'reference' || of?.input.kind === 'lookup';
}

/** The titles that these rows need to be read, where a list names a few of very many. */
export function titlesFor<Row extends RegisterRow>(
  register: Register<Row>,
  linked: LinkedRows,
  rows: readonly object[],
): TitlePair[] {
  const naming = Object.entries<RegisterField | undefined>(register.fields).flatMap(([field, of]) =>
    namesRow(of) ? [field] : [],
  );
  const named = new Set(rows.flatMap((row) => naming.map((field) => valueIn(row, field))));
  return titlesIn(register, linked).filter(([id]) => named.has(id));
}

/** Field -> the rows that it may name, in the order of their titles; of the fields that narrow a list. */
export function choicesIn<Row extends RegisterRow>(
  register: Register<Row>,
  linked: LinkedRows,
): Record<string, TitlePair[]> {
  const choices: Record<string, TitlePair[]> = {};
  for (const [field, of] of Object.entries<RegisterField | undefined>(register.fields)) {
    if (!of?.filter || of.input.kind !== 'reference') continue;
    const other = of.input.to();
    choices[field] = (linked[other.name] ?? [])
      .map((row): TitlePair => [row.id, other.title(row)])
      .toSorted(([, one], [, next]) => one.localeCompare(next, 'en'));
  }
  return choices;
}

/** The ids that these rows name in the fields of a lookup, each once. */
export function idsLookedUp<Row extends RegisterRow>(
  { fields }: Register<Row>,
  { name }: { name: string },
  rows: readonly object[],
): string[] {
  const naming = Object.entries<RegisterField | undefined>(fields).flatMap(([field, of]) =>
    of?.input.kind === 'lookup' && of.input.among.name === name ? [field] : [],
  );
  const ids = rows.flatMap((row) => naming.map((field) => valueIn(row, field)));
  return [...new Set(ids.filter((id) => typeof id === 'string'))];
}

/** The ids by which these rows name others of their own register, each once. */
export function idsOfOwn(register: Register, rows: readonly object[]): string[] {
  const naming = Object.entries(register.fields).flatMap(([field, of]) =>
    of?.input.kind === 'reference' && of.input.to() === register ? [field] : [],
  );
  const ids = rows.flatMap((row) => naming.map((field): unknown => Reflect.get(row, field)));
  return [...new Set(ids.filter((id) => typeof id === 'string'))];
}

/** The values that a filter on a field finds: of a row in a tree, the rows that are in it too. */
export function valuesFound<Row extends RegisterRow>(
  { fields }: Register<Row>,
  field: string,
  value: string,
  linked: LinkedRows,
): Set<string> {
  const input = Object.entries(fields).find(([name]) => name === field)?.[1]?.input;
  if (input?.kind !== 'reference') return new Set([value]);
  const other = input.to();
  const tree = other.rules.find(({ rule }) => rule === 'noCircle');
  if (tree?.rule !== 'noCircle' || tree.isLabel) return new Set([value]);
  return idsInside(linked[other.name] ?? [], (row) => row[tree.parent], value);
}
