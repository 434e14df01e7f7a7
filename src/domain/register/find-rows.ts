import { hasAllWords, nameWords } from '../values/name-words.ts';
import { wordsLookedFor } from '../values/search-term.ts';
import { fieldText, type Titles } from './field-text.ts';
import { type LinkedRows, namesRow, titlesIn, valuesFound } from './linked-rows.ts';
import { isArchived, type Register, type RegisterRow } from './register.ts';

/** What somebody wants to see of a register. */
export interface RegisterQuestion {
  searchTerm?: string | undefined;
  /** Field -> id of the row that they belong to: of no others is anything said. */
  of?: Readonly<Record<string, string>> | undefined;
  /** Field -> its value. One that names a row of a tree finds what belongs to the rows in it as well. */
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

const order = new Intl.Collator('en-ZA', { numeric: true, sensitivity: 'base' });

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

/** Sorts by the field as it reads, nothing first; rows that read the same, by their ids. */
function byField<Row extends RegisterRow>(register: Register<Row>, field: string, titles: Titles) {
  const input = Object.entries(register.fields).find(([name]) => name === field)?.[1]?.input;
  const textOf = (row: Row) =>
    input ? fieldText(input, Reflect.get(row, field), titles) : register.title(row, titles);
  return (a: Row, b: Row): number => {
    const [one, other]: unknown[] = [Reflect.get(a, field), Reflect.get(b, field)];
    const difference =
      isNumber(one) && isNumber(other) ? one - other : order.compare(textOf(a), textOf(b));
    return difference || (a.id < b.id ? -1 : 1);
  };
}

function wordsOf<Row extends RegisterRow>(
  { search, fields }: Register<Row>,
  row: Row,
  titles: Titles,
): string[] {
  return search.flatMap((field) => {
    const value = String(Reflect.get(row, field) ?? '');
    return nameWords(namesRow(fields[field]) ? (titles.get(value) ?? '') : value);
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
  const wanted = Object.entries(filters).map(
    ([field, value]) => [field, valuesFound(register, field, value, linked)] as const,
  );
  const titles: Titles = lookedFor.length === 0 ? new Map() : new Map(titlesIn(register, linked));
  return rows.filter(
    (row) =>
      (archived === undefined || isArchived(row) === archived) &&
      wanted.every(([field, values]) => values.has(String(Reflect.get(row, field)))) &&
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
  const compare = byField(register, question.orderBy, new Map(titlesIn(register, linked)));
  const sorted = found.toSorted(question.descending ? (a, b) => compare(b, a) : compare);
  const pages = Math.max(1, Math.ceil(sorted.length / question.perPage));
  const page = Math.min(question.page, pages);
  const first = (page - 1) * question.perPage;
  return {
    rows: sorted.slice(first, first + question.perPage),
    total: sorted.length,
    page,
    pages,
  };
}
