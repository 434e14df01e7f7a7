import {
  fieldFromText,
  type FindIds,
  type IdsByTitle,
  idsByTitle,
} from '#domain/register/field-from-text.ts';
import { importedFields } from '#domain/register/match-columns.ts';
import {
  type AnyRow,
  fieldNamed,
  type RegisterRule,
  settledRow,
} from '#domain/register/register.ts';
import { uniqueKey } from '#domain/register/rules.ts';
import { withValues } from '#domain/rows/row-values.ts';
import type { Found } from './find-row.ts';
import type { Judging, LineShape, OpenLines } from './judging.ts';

export interface CellProblem {
  field: string;
  sentence: string;
}

/** Field -> text of the file, or the text typed in its place. */
export type LineTexts = Readonly<Record<string, string>>;

/** A key that no other line may have, and no other row either unless the row of this line has it already (`isOwn`). */
export interface LineKey {
  field: string;
  key: string | null;
  isOwn: boolean;
}

/** A line as a row, and what can be said of it without the lines before it. */
export interface LineJudgement {
  row: AnyRow;
  /** The row that it changes; null for a new one. */
  before: AnyRow | null;
  /** The first thing that is wrong. */
  problem: CellProblem | null;
  /** Of one with nothing wrong: field of each unique rule, and the key that no other row may have; null for a row that says nothing there. */
  keys: readonly LineKey[];
  /** Of one with nothing wrong: its id behind its title, for the lines after it that name it. */
  titled: IdsByTitle;
}

/** A new row that says nothing yet: a text field without a text is null, as a form has it. */
export function emptyRow(
  register: Pick<LineShape, 'fields' | 'former' | 'blank'>,
  id: string,
): AnyRow {
  const row: AnyRow = { ...register.blank, id };
  for (const field of importedFields(register)) if (row[field] === '') row[field] = null;
  return row;
}

const none: readonly string[] = [];

interface ReadingOf {
  judging: Judging;
  /** Register -> the ids behind each title. */
  titles: ReadonlyMap<string, FindIds>;
  open: OpenLines;
}

/** The ids behind each title that a field of the row can mean. */
function idsFor({ judging, titles, open }: ReadingOf, field: string, row: AnyRow): FindIds {
  const input = fieldNamed(judging.register, field)?.input;
  const ids = input?.kind === 'reference' ? titles.get(input.to().name) : undefined;
  return {
    get(title) {
      const found = ids?.get(title) ?? none;
      return judging.meant?.(field, found, row, open) ?? found;
    },
  };
}

/** The texts in the order of the fields: one field may say which row another can mean. */
function inOrder({ fields }: LineShape, texts: LineTexts): [field: string, text: string][] {
  const order = Object.keys(fields);
  const placeOf = ([field]: [string, string]) => order.indexOf(field);
  return Object.entries(texts).toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** A row made of the texts, and the first text that cannot be read. A field that says nothing stays as it was. */
function readRow(
  of: ReadingOf,
  texts: LineTexts,
  start: { row: AnyRow; before: AnyRow | null },
): { row: AnyRow; problem: CellProblem | null } {
  const { register } = of.judging;
  let { row } = start;
  let problem: CellProblem | null = null;
  const former: Record<string, unknown> = {};
  for (const [field, text] of inOrder(register, texts)) {
    const named = fieldNamed(register, field);
    if (!named) continue;
    const read = fieldFromText(named, text, idsFor(of, field, row));
    if ('problem' in read) problem ??= { field, sentence: read.problem };
    else if (read.value === null) continue;
    else if (register.fields[field]) row = withValues(row, [[field, read.value]]);
    else former[field] = read.value;
  }
  const today = settledRow(register, row, start.before);
  return { row: settledRow(register, { ...today, ...former }, today), problem };
}

type UniqueRule = Extract<RegisterRule, { rule: 'unique' }>;

export const uniqueRules = (register: Pick<LineShape, 'rules'>): UniqueRule[] =>
  register.rules.flatMap((rule) => (rule.rule === 'unique' ? [rule] : []));

/** Depends on its arguments alone. `titles`: register -> the ids behind each title. */
export function judgeLine(
  judging: Judging,
  { texts, id, found }: { texts: LineTexts; id: string; found: Found },
  titles: ReadonlyMap<string, FindIds>,
  open: OpenLines,
): LineJudgement {
  const { register } = judging;
  const completed = (row: AnyRow) => judging.completed?.(row, open) ?? row;
  const before = found.kind === 'row' ? found.row : null;
  const start = { row: before ?? completed(emptyRow(register, id)), before };
  const { row: read, problem: unread } = readRow({ judging, titles, open }, texts, start);
  const row = completed(read);
  const [wrong] = Object.entries(judging.errors(row, before, open));
  const problem = unread ?? (wrong ? { field: wrong[0], sentence: wrong[1] } : null);
  // A wrong one may lack its title, and nothing is compared with it.
  if (problem) return { row, before, problem, keys: [], titled: new Map() };
  const keys = uniqueRules(register).map((rule): LineKey => {
    const key = uniqueKey(rule, row);
    return { field: rule.field, key, isOwn: before !== null && key === uniqueKey(rule, before) };
  });
  // Lines find a row that is here by its title already.
  const titled = before ? new Map() : idsByTitle([row], (one) => [register.title(one)]);
  return { row, before, problem, keys, titled };
}
