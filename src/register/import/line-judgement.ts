import {
  fieldFromText,
  type FindIds,
  type IdsByTitle,
  idsByTitle,
} from '#domain/register/field-from-text.ts';
import { importedFields } from '#domain/register/match-columns.ts';
import { placeErrors } from '#domain/register/place-errors.ts';
import {
  type AnyRow,
  fieldNamed,
  type Register,
  type RegisterRule,
  settledRow,
} from '#domain/register/register.ts';
import { uniqueKey } from '#domain/register/rules.ts';
import { withValues } from '#domain/rows/row-values.ts';
import type { OpenForm } from '#store/register/register-queries.ts';
import { formErrors } from '../form-values.ts';
import type { RegisterView } from '../register-view.ts';
import type { Found } from './find-row.ts';

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
export function emptyRow(register: Register, id: string): AnyRow {
  const row: AnyRow = { ...register.blank, id };
  for (const field of importedFields(register)) if (row[field] === '') row[field] = null;
  return row;
}

const nobody: FindIds = new Map();

/** A row made of the texts, and the first text that cannot be read. A field that says nothing stays as it was. */
function readRow(
  register: Register,
  texts: LineTexts,
  titles: ReadonlyMap<string, FindIds>,
  start: { row: AnyRow; before: AnyRow | null },
): { row: AnyRow; problem: CellProblem | null } {
  let { row } = start;
  let problem: CellProblem | null = null;
  const former: Record<string, unknown> = {};
  for (const [field, text] of Object.entries(texts)) {
    const of = fieldNamed(register, field);
    if (!of) continue;
    const ids = of.input.kind === 'reference' ? titles.get(of.input.to().name) : undefined;
    const read = fieldFromText(of, text, ids ?? nobody);
    if ('problem' in read) problem ??= { field, sentence: read.problem };
    else if (read.value === null) continue;
    else if (register.fields[field]) row = withValues(row, [[field, read.value]]);
    else former[field] = read.value;
  }
  const today = settledRow(register, row, start.before);
  return { row: settledRow(register, { ...today, ...former }, today), problem };
}

type UniqueRule = Extract<RegisterRule, { rule: 'unique' }>;

export const uniqueRules = (register: Register): UniqueRule[] =>
  register.rules.flatMap((rule) => (rule.rule === 'unique' ? [rule] : []));

/** Parts of a view by which lines are judged. */
export type Judging = Pick<RegisterView, 'register' | 'operations'>;

/** Depends on its arguments alone. `titles`: register -> the ids behind each title. */
export function judgeLine(
  { register, operations }: Judging,
  { texts, id, found }: { texts: LineTexts; id: string; found: Found },
  titles: ReadonlyMap<string, FindIds>,
  grants: OpenForm['grants'],
): LineJudgement {
  const before = found.kind === 'row' ? found.row : null;
  const start = { row: before ?? emptyRow(register, id), before };
  const { row, problem: unread } = readRow(register, texts, titles, start);
  const [wrong] = Object.entries({
    ...formErrors(register, operations, row, before, []),
    ...placeErrors(register, grants, row, before),
  });
  const problem = unread ?? (wrong ? { field: wrong[0], sentence: wrong[1] } : null);
  // A wrong one may lack its title, and nothing is compared with it.
  if (problem) return { row, before, problem, keys: [], titled: new Map() };
  const keys = uniqueRules(register).map((rule): LineKey => {
    const key = uniqueKey(rule, row);
    return { field: rule.field, key, isOwn: before !== null && key === uniqueKey(rule, before) };
  });
  // Lines find a row that is here by its title already.
  const titled = before ? new Map() : idsByTitle([row], register.title);
  return { row, before, problem, keys, titled };
}
