import { type FindIds, type IdsByTitle, idsByTitle } from '#domain/register/field-from-text.ts';
import { importedFields } from '#domain/register/match-columns.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import { type AnyRow, editableFields, linkedRegisters } from '#domain/register/register.ts';
import { editsBetween } from '#domain/editing.ts';
import { uniqueKey } from '#domain/register/rules.ts';
import { compared, type Found, finding, type RowFinder, rowFinder } from './find-row.ts';
import type { ImportDraft, RowChange } from './import-draft.ts';
import type { Judging, LineShape, OpenLines } from './judging.ts';
import type { Sliced } from './in-slices.ts';
import {
  type CellProblem,
  judgeLine,
  type LineJudgement,
  type LineKey,
  type LineTexts,
  uniqueRules,
} from './line-judgement.ts';

/** A line of the file as a row of the register. */
export interface CheckedRow {
  /** Place among the lines of the file that hold rows, from 0. */
  at: number;
  texts: LineTexts;
  row: AnyRow;
  /** `here`: the register has it already, and says the same. `leftOut`: somebody decided so. */
  state: 'new' | 'changed' | 'here' | 'wrong' | 'leftOut';
  /** Of a changed one. */
  change: RowChange | null;
  /** The first thing that is wrong, of a wrong one. */
  problem: CellProblem | null;
}

/** The number of the row, as a spreadsheet counts: its first line names the columns. */
export const numberOf = ({ at }: Pick<CheckedRow, 'at'>): number => at + 2;

/** Register -> its titles. Rows that are archived are named by nobody. */
function knownTitles(
  { register, otherNames }: Judging,
  { linked }: OpenLines,
): Map<string, IdsByTitle> {
  const known = linkedRegisters(register).map((other): [string, IdsByTitle] => {
    const rows = (linked[other.name] ?? []).filter((row) => !isArchived(row));
    const titles = idsByTitle(rows, (row) => [
      other.title(row),
      ...(otherNames?.(other, row) ?? []),
    ]);
    // A choice for every line is an id: two rows may have the same title.
    for (const { id } of rows) titles.set(id, [id]);
    return [other.name, titles];
  });
  return new Map(known);
}

/** Answers what each line says by itself. */
function textsIn(register: LineShape, { table, match, fixes }: ImportDraft) {
  const columns = importedFields(register).map((field) => [field, match.indexOf(field)] as const);
  return (at: number): Record<string, string> => {
    const cells = table.rows[at] ?? [];
    const texts: Record<string, string> = {};
    for (const [field, column] of columns) {
      const text = column < 0 ? '' : (cells[column] ?? '');
      if (text !== '') texts[field] = text;
    }
    return { ...texts, ...fixes[at] };
  };
}

/** Texts that each new row has beside its own. */
function textsOfEvery({ match, everyRow }: ImportDraft): LineTexts {
  const unmatched = Object.entries(everyRow).filter(
    ([field, text]) => text !== '' && !match.includes(field),
  );
  return Object.fromEntries(unmatched);
}

/** Keys of the rows that the register has. Rows that this import added already are its own. */
function keysHere(register: LineShape, { others }: OpenLines, ids: readonly string[]) {
  const ownIds = new Set(ids);
  const present = others.filter((row) => !isArchived(row) && !ownIds.has(row.id));
  return new Set(
    uniqueRules(register).flatMap((rule) => present.map((row) => uniqueKey(rule, row))),
  );
}

/** A title that a line looked up among the rows of its own register, and the ids that it found. */
type Looked = readonly [title: string, ids: readonly string[]];

interface KeptLine {
  /** Of its texts in their order, and of its id. */
  made: string;
  texts: LineTexts;
  found: Found;
  looked: readonly Looked[];
  judged: LineJudgement;
}

const none: readonly string[] = [];

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((one, at) => one === others[at]);

/** Titles that grow with the lines, and that note which of them a line asks for. */
function ownTitles(known: IdsByTitle) {
  const added = new Map<string, readonly string[]>();
  const looked: Looked[] = [];
  const find = (title: string) => added.get(title) ?? known.get(title);
  return {
    stillFinds: ([title, ids]: Looked) => isSame(find(title) ?? none, ids),
    add(titled: LineJudgement['titled']): void {
      for (const [title, ids] of titled) added.set(title, [...(find(title) ?? none), ...ids]);
    },
    /** Answers the work with what it looked up. */
    noting<Made>(work: (titles: FindIds) => Made): { made: Made; looked: Looked[] } {
      looked.length = 0;
      const get = (title: string) => {
        const ids = find(title);
        looked.push([title, ids ?? none]);
        return ids;
      };
      return { made: work({ get }), looked: [...looked] };
    },
  };
}

/** Facts about the rows on the device, kept as long as those are the same. */
interface Around {
  open: OpenLines;
  ids: readonly string[];
  rows: readonly AnyRow[];
  findBy: string | null;
  finder: RowFinder | null;
  titles: Map<string, IdsByTitle>;
  here: ReadonlySet<string | null>;
}

/** Keys that no other line may have: those that rows may not share, and the text by which a line finds its row. */
function keysOf({ texts, judged }: KeptLine, finder: RowFinder | null): readonly LineKey[] {
  if (!finder) return judged.keys;
  const key = `found by ${compared(texts[finder.field])}`;
  return [{ field: finder.field, key, isOwn: true }, ...judged.keys];
}

/** `rows`: every row of the register, where lines find theirs. Yields the number of lines that are checked. */
export type Check = (
  draft: ImportDraft,
  open: OpenLines,
  rows?: readonly AnyRow[],
) => Sliced<CheckedRow[]>;

/** Lines that are checked before it can pause. */
const linesAtOnce = 20;

const noRows: readonly AnyRow[] = [];
const notSought: Found = { kind: 'none' };

function notOf(ids: readonly string[], rows: readonly AnyRow[]): AnyRow[] {
  const left = new Set(ids);
  return rows.filter(({ id }) => !left.has(id));
}

function problemOf(found: Found, finder: RowFinder | null): CellProblem | null {
  if (found.kind !== 'problem' || !finder) return null;
  return { field: finder.field, sentence: found.sentence };
}

/** Of a row with nothing wrong. */
function outcomeOf(
  register: LineShape,
  row: AnyRow,
  before: AnyRow | null,
): Pick<CheckedRow, 'state' | 'change'> {
  if (!before) return { state: 'new', change: null };
  const edits = editsBetween<AnyRow, string>(before, row, editableFields(register));
  if (Object.keys(edits).length === 0) return { state: 'here', change: null };
  return { state: 'changed', change: { row: before, edits } };
}

/**
 * Checks each line of a file. A line may name a row that an earlier line adds. Judgements of lines are kept: asked
 * again, it judges the lines anew whose texts are others, or which name a row that has come, gone or moved.
 */
export function rowChecker(view: Judging): Check {
  const { register } = view;
  let around: Around | null = null;
  let kept: KeptLine[] = [];

  function aroundOf(draft: ImportDraft, open: OpenLines, rows: readonly AnyRow[]): Around {
    const { ids } = draft;
    const findBy = finding(register, draft);
    const isSameRows = findBy === null || around?.rows === rows;
    if (around?.open === open && around.ids === ids && around.findBy === findBy && isSameRows) {
      return around;
    }
    kept = [];
    around = {
      open,
      ids,
      rows,
      findBy,
      finder: findBy === null ? null : rowFinder(register, findBy, notOf(ids, rows)),
      titles: knownTitles(view, open),
      here: keysHere(register, open, ids),
    };
    return around;
  }

  return function* checking(draft, open, rows = noRows) {
    const { titles, here, finder } = aroundOf(draft, open, rows);
    const textsOf = textsIn(register, draft);
    const every = textsOfEvery(draft);
    const names = ownTitles(titles.get(register.name) ?? new Map());
    const lines = new Map<string, number>();
    const leftOut = new Set(draft.leftOut);

    function judged(at: number): KeptLine {
      const said = textsOf(at);
      const found = finder?.find(said[finder.field] ?? '') ?? notSought;
      // A row that is here keeps what its line does not say.
      const texts = found.kind === 'row' ? said : { ...every, ...said };
      const id = draft.ids[at] ?? '';
      const made = JSON.stringify([id, texts]);
      const before = kept[at];
      if (before?.made === made && before.looked.every(names.stillFinds)) return before;
      const noted = names.noting((own) =>
        judgeLine(
          view,
          { texts, id, found },
          new Map<string, FindIds>([...titles, [register.name, own]]),
          open,
        ),
      );
      return { made, texts, found, looked: noted.looked, judged: noted.made };
    }

    function check(line: KeptLine, at: number): CheckedRow {
      const { texts, found, judged: judgement } = line;
      const { row, before, titled } = judgement;
      const checked = { at, texts, row, change: null, problem: null };
      if (leftOut.has(at)) return { ...checked, state: 'leftOut' };
      const problem = problemOf(found, finder) ?? judgement.problem;
      if (problem) return { ...checked, state: 'wrong', problem };
      for (const { field, key, isOwn } of keysOf(line, finder)) {
        if (key === null) continue;
        if (!isOwn && here.has(key)) return { ...checked, state: 'here' };
        const earlier = lines.get(key);
        if (earlier !== undefined) {
          const sentence = `Row ${numberOf({ at: earlier })} says the same. Write another one`;
          return { ...checked, state: 'wrong', problem: { field, sentence } };
        }
        lines.set(key, at);
      }
      names.add(titled);
      return { ...checked, ...outcomeOf(register, row, before) };
    }

    const checked: CheckedRow[] = [];
    for (const at of draft.table.rows.keys()) {
      const line = judged(at);
      kept[at] = line;
      checked.push(check(line, at));
      if (checked.length % linesAtOnce === 0) yield checked.length;
    }
    return checked;
  };
}

export function changesIn(rows: readonly CheckedRow[]): RowChange[] {
  return rows.flatMap(({ change }) => (change ? [change] : []));
}

/** The answer without a pause. */
export function allChecked(work: ReturnType<Check>): CheckedRow[] {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** The answer from nothing. */
export function checkedRows(view: Judging, ...asked: Parameters<Check>): CheckedRow[] {
  return allChecked(rowChecker(view)(...asked));
}
