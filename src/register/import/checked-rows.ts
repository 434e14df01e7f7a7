import { fieldFromText, type IdsByTitle, idsByTitle } from '#domain/register/field-from-text.ts';
import { placeErrors } from '#domain/register/place-errors.ts';
import { importedFields } from '#domain/register/match-columns.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import {
  type AnyRow,
  fieldNamed,
  linkedRegisters,
  type Register,
  settledRow,
} from '#domain/register/register.ts';
import { uniqueKey } from '#domain/register/rules.ts';
import type { OpenRow } from '#store/register/register-queries.ts';
import { formErrors } from '../form-values.ts';
import type { RegisterView } from '../register-view.ts';
import type { ImportDraft } from './import-draft.ts';

interface CellProblem {
  field: string;
  sentence: string;
}

/** A line of the file as a row of the register. */
export interface CheckedRow {
  /** Place among the lines of the file that hold rows, from 0. */
  at: number;
  /** Field -> text of the file, or the text typed in its place. */
  texts: Readonly<Record<string, string>>;
  row: AnyRow;
  /** `here`: the register has it already. `leftOut`: somebody decided so. */
  state: 'new' | 'here' | 'wrong' | 'leftOut';
  /** The first thing that is wrong, of a wrong one. */
  problem: CellProblem | null;
}

/** The number of the row, as a spreadsheet counts: its first line names the columns. */
export const numberOf = ({ at }: Pick<CheckedRow, 'at'>): number => at + 2;

type Open = Pick<OpenRow, 'others' | 'linked' | 'grants'>;

/** Register -> its titles. Rows that are archived are named by nobody. */
function knownTitles(register: Register, { linked }: Open): Map<string, Map<string, string[]>> {
  const known = linkedRegisters(register).map((other): [string, Map<string, string[]>] => {
    const rows = (linked[other.name] ?? []).filter((row) => !isArchived(row));
    const titles = idsByTitle(rows, other.title);
    // A choice for every line is an id: two rows may have the same title.
    for (const { id } of rows) titles.set(id, [id]);
    return [other.name, titles];
  });
  return new Map(known);
}

const nobody: IdsByTitle = new Map();

/** Field -> text, of one line. */
function textsOf(
  register: Register,
  { table, match, everyRow, fixes }: ImportDraft,
  at: number,
): Record<string, string> {
  const cells = table.rows[at] ?? [];
  const said = importedFields(register).flatMap((field) => {
    const column = match.indexOf(field);
    const text = column < 0 ? (everyRow[field] ?? '') : (cells[column] ?? '');
    return text === '' ? [] : [[field, text]];
  });
  return { ...Object.fromEntries(said), ...fixes[at] };
}

/** A new row that says nothing yet: a text field without a text is null, as a form has it. */
export function emptyRow(register: Register, id: string): AnyRow {
  const row: AnyRow = { ...register.blank, id };
  for (const field of importedFields(register)) if (row[field] === '') row[field] = null;
  return row;
}

/** A row made of the texts, and the first text that cannot be read. A field that says nothing has what a new row has. */
function readRow(
  register: Register,
  texts: Readonly<Record<string, string>>,
  titles: ReadonlyMap<string, IdsByTitle>,
  id: string,
): { row: AnyRow; problem: CellProblem | null } {
  const row = emptyRow(register, id);
  let problem: CellProblem | null = null;
  const former: Record<string, unknown> = {};
  for (const [field, text] of Object.entries(texts)) {
    const of = fieldNamed(register, field);
    if (!of) continue;
    const ids = of.input.kind === 'reference' ? titles.get(of.input.to().name) : undefined;
    const read = fieldFromText(of, text, ids ?? nobody);
    if ('problem' in read) problem ??= { field, sentence: read.problem };
    else if (read.value === null) continue;
    else if (register.fields[field]) row[field] = read.value;
    else former[field] = read.value;
  }
  const today = settledRow(register, row, null);
  return { row: settledRow(register, { ...today, ...former }, today), problem };
}

const uniqueRules = (register: Register) =>
  register.rules.flatMap((rule) => (rule.rule === 'unique' ? [rule] : []));

/** Checks each line of the file. A line may name a row that an earlier line adds. */
export function checkedRows(view: RegisterView, draft: ImportDraft, open: Open): CheckedRow[] {
  const { register, operations } = view;
  const titles = knownTitles(register, open);
  const own = titles.get(register.name);
  const rules = uniqueRules(register);
  const ownIds = new Set(draft.ids);
  // Rows that this import added already are its own.
  const present = open.others.filter((row) => !isArchived(row) && !ownIds.has(row.id));
  const here = new Set(rules.flatMap((rule) => present.map((row) => uniqueKey(rule, row))));
  const lines = new Map<string, number>();
  const leftOut = new Set(draft.leftOut);

  function check(at: number): CheckedRow {
    const texts = textsOf(register, draft, at);
    const { row, problem: unread } = readRow(register, texts, titles, draft.ids[at] ?? '');
    const checked = { at, texts, row };
    if (leftOut.has(at)) return { ...checked, state: 'leftOut', problem: null };
    const [wrong] = Object.entries({
      ...formErrors(register, operations, row, null, []),
      ...placeErrors(register, open.grants, row, null),
    });
    const problem = unread ?? (wrong ? { field: wrong[0], sentence: wrong[1] } : null);
    if (problem) return { ...checked, state: 'wrong', problem };
    for (const rule of rules) {
      const key = uniqueKey(rule, row);
      if (key === null) continue;
      if (here.has(key)) return { ...checked, state: 'here', problem: null };
      const before = lines.get(key);
      if (before !== undefined) {
        const sentence = `Row ${numberOf({ at: before })} says the same. Write another one`;
        return { ...checked, state: 'wrong', problem: { field: rule.field, sentence } };
      }
      lines.set(key, at);
    }
    for (const [title, ids] of idsByTitle(own ? [row] : [], register.title)) {
      own?.set(title, [...(own.get(title) ?? []), ...ids]);
    }
    return { ...checked, state: 'new', problem: null };
  }
  return draft.table.rows.map((_, at) => check(at));
}
