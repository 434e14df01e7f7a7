import { hasAllWords, nameWords } from '../values/name-words.ts';
import { wordsLookedFor } from '../values/search-term.ts';
import { filterValues } from './filters.ts';
import { firstSorted } from './first-sorted.ts';
import { fieldText, type Titles } from './field-text.ts';
import { type LinkedRows, namesRow, titlesIn, valuesFound } from './linked-rows.ts';
import { orderKey } from '../rows/order-key.ts';
import { isArchived } from '../rows/is-archived.ts';
import { valueIn } from '../rows/row-values.ts';
import type { Register, RegisterField, RegisterRow } from './register.ts';

/** Search, filters and order of a list of a register. */
export interface RegisterQuestion {
  searchTerm?: string | undefined;
  /** Field -> id of the row that they belong to: of no others is anything said. */
  of?: Readonly<Record<string, string>> | undefined;
  /** Name of a filter -> its value. One that names a row of a tree finds what belongs to the rows in it as well. */
  filters: Readonly<Record<string, string>>;
  /** Archived rows alone, or the others alone; without it all of them. */
  archived?: boolean | undefined;
  orderBy: string;
  descending: boolean;
  page: number;
  perPage: number;
}

export interface FoundRows<Row> {
  rows: Row[];
  total: number;
  /** The last page, where the question asked for one behind it. */
  page: number;
  pages: number;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

/** A row with what it is sorted by: the key of the field as it reads, and its value. */
interface Sortable<Row> {
  row: Row;
  key: string;
  value: unknown;
}

/** Each row is read once, however often it is compared. */
function sortable<Row extends RegisterRow, Given extends Row>(
  register: Register<Row>,
  rows: readonly Given[],
  field: string,
  linked: LinkedRows,
): Sortable<Given>[] {
  const of = Object.entries<RegisterField | undefined>(register.fields).find(
    ([name]) => name === field,
  )?.[1];
  const input = of?.input;
  // A register that names itself has as many titles as rows: they are looked up where the order needs them.
  const needsTitles = of === undefined || namesRow(of);
  const titles: Titles = new Map(needsTitles ? titlesIn(register, linked) : []);
  return rows.map((row) => {
    const value = valueIn(row, field);
    const text = input ? fieldText(input, value, titles) : register.title(row, titles);
    return { row, key: orderKey(text), value };
  });
}

/** Nothing first; rows that read the same, by their ids. */
function inOrder<Row extends RegisterRow>(one: Sortable<Row>, other: Sortable<Row>): number {
  if (isNumber(one.value) && isNumber(other.value) && one.value !== other.value) {
    return one.value - other.value;
  }
  if (one.key !== other.key) return one.key < other.key ? -1 : 1;
  return one.row.id < other.row.id ? -1 : 1;
}

function wordsOf<Row extends RegisterRow>(
  { search, fields }: Register<Row>,
  row: Row,
  titles: Titles,
): string[] {
  return search.flatMap((field) => {
    const of: RegisterField | undefined = fields[field];
    const value = valueIn(row, field);
    return nameWords(of ? fieldText(of.input, value, titles) : String(value ?? ''));
  });
}

/** Rows that the question asks for, on whichever page. */
export function matchingRows<Row extends RegisterRow, Given extends Row>(
  register: Register<Row>,
  rows: readonly Given[],
  { searchTerm, filters, archived }: Pick<RegisterQuestion, 'searchTerm' | 'filters' | 'archived'>,
  linked: LinkedRows,
): Given[] {
  const lookedFor = wordsLookedFor(searchTerm);
  const wanted = Object.entries(filters).map(([name, value]) => ({
    valuesOf: filterValues(register, name),
    values: valuesFound(register, name, value, linked),
  }));
  const titles: Titles = lookedFor.length === 0 ? new Map() : new Map(titlesIn(register, linked));
  return rows.filter(
    (row) =>
      (archived === undefined || isArchived(row) === archived) &&
      wanted.every(({ valuesOf, values }) => valuesOf(row).some((value) => values.has(value))) &&
      (lookedFor.length === 0 || hasAllWords(wordsOf(register, row, titles), lookedFor)),
  );
}

/** The same on the device and on the server: what the list shows is what REST answers. */
export function findRows<Row extends RegisterRow, Given extends Row>(
  register: Register<Row>,
  rows: readonly Given[],
  question: RegisterQuestion,
  linked: LinkedRows,
): FoundRows<Given> {
  const found = matchingRows(register, rows, question, linked);
  const unsorted = sortable(register, found, question.orderBy, linked);
  const pages = Math.max(1, Math.ceil(found.length / question.perPage));
  const page = Math.min(question.page, pages);
  const first = (page - 1) * question.perPage;
  const sorted = firstSorted(
    unsorted,
    first + question.perPage,
    question.descending ? (a, b) => inOrder(b, a) : inOrder,
  );
  return { rows: sorted.slice(first).map(({ row }) => row), total: found.length, page, pages };
}
