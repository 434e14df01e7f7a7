import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import { markedLabel } from '../values/marked-label.ts';
import { folded, hasAllWords, nameWords } from '../values/name-words.ts';
import { mostFound, searchTerm, wordsLookedFor } from '../values/search-term.ts';
import { uuid } from '../values/uuid.ts';
import { autocompleteIn } from './autocomplete-path.ts';
import { fieldText } from './field-text.ts';
import { type LinkedRows, titlesIn } from './linked-rows.ts';
import { isArchived } from '../rows/is-archived.ts';
import type { AnyRow, Register } from './register.ts';

/** `label`: the title as HTML, with what was looked for marked. Beside it what the register says of a row that is found. */
export type FoundRow = { id: string; label: string } & Partial<Record<string, string | null>>;

const text = z.nullable(z.string());

function resultOf({ found = {} }: Register) {
  const beside: Record<string, typeof text> = {};
  for (const name of Object.keys(found)) beside[name] = text;
  return z.object({ ...beside, id: uuid, label: text });
}

/** Typed by what it answers, so that a register may have one of its own that says more of it. */
type Answer = z.ZodMiniType<{ data: FoundRow[] }>;

/** Rows within the caller's scopes by the beginnings of the words of their titles. */
export function autocompleteOperation(register: Register) {
  return defineOperation({
    name: `${register.name}.autocomplete`,
    method: 'GET',
    path: autocompleteIn(register.path),
    status: 200,
    input: z.object({ searchTerm }),
    output: z.object({ data: z.array(resultOf(register)) }) as Answer,
    may: register.may.view,
    subject: () => ({ kind: 'anywhere' }),
    offline: 'cache',
    summary: `The ${register.words.many} within reach whose name has words that begin so`,
  });
}

/** Fields that autocomplete reads out of other rows: what it says beside the title, and whose titles that has. */
export function fieldsSaid({ found = {}, fields }: Register): string[] {
  const inTitle = Object.entries(fields).filter(([, of]) => of?.input.kind === 'lookup');
  return [...Object.values(found), ...inTitle.map(([field]) => field)];
}

/** A row that is found, with its title. */
interface Titled<Row> {
  row: Row;
  title: string;
}

function byTitle<Row extends AnyRow>(a: Titled<Row>, b: Titled<Row>): number {
  return a.title.localeCompare(b.title, 'en') || (a.row.id < b.row.id ? -1 : 1);
}

/** The first rows, by their titles, whose title has these words; archived ones are over. */
function rowsTitled<Row extends AnyRow>(
  register: Register,
  rows: readonly Row[],
  lookedFor: readonly string[],
  titles: ReadonlyMap<string, string>,
): Titled<Row>[] {
  const [first = ''] = lookedFor;
  return rows
    .filter((row) => !isArchived(row))
    .map((row) => ({ row, title: register.title(row, titles) }))
    .filter(
      ({ title }) =>
        // Most rows end here, before their words are taken apart.
        folded(title).includes(first) && hasAllWords(nameWords(title), lookedFor),
    )
    .toSorted(byTitle)
    .slice(0, mostFound);
}

/** The answer of autocomplete out of these rows, on the device and on the server. `linked`: of `fieldsSaid`. */
export function rowsFound(
  register: Register,
  rows: readonly AnyRow[],
  term: string | undefined,
  linked: LinkedRows,
): FoundRow[] {
  const lookedFor = wordsLookedFor(term);
  if (lookedFor.length === 0) return [];
  const titles = new Map(titlesIn(register, linked));
  return rowsTitled(register, rows, lookedFor, titles).map(({ row, title }) => {
    const beside = Object.entries(register.found ?? {}).map(([name, field]) => {
      const input = register.fields[field]?.input;
      return [name, input ? fieldText(input, row[field], titles) : (row[field] ?? null)];
    });
    const label = markedLabel(title, lookedFor);
    return Object.assign(Object.fromEntries(beside), { id: row.id, label });
  });
}
