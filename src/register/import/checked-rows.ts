import { type FindIds, type IdsByTitle, idsByTitle } from '#domain/register/field-from-text.ts';
import { importedFields } from '#domain/register/match-columns.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import { type AnyRow, linkedRegisters, type Register } from '#domain/register/register.ts';
import { uniqueKey } from '#domain/register/rules.ts';
import type { OpenForm } from '#store/register/register-queries.ts';
import type { ImportDraft } from './import-draft.ts';
import {
  type CellProblem,
  judgeLine,
  type Judging,
  type LineJudgement,
  type LineTexts,
  uniqueRules,
} from './line-judgement.ts';

/** A line of the file as a row of the register. */
export interface CheckedRow {
  /** Place among the lines of the file that hold rows, from 0. */
  at: number;
  texts: LineTexts;
  row: AnyRow;
  /** `here`: the register has it already. `leftOut`: somebody decided so. */
  state: 'new' | 'here' | 'wrong' | 'leftOut';
  /** The first thing that is wrong, of a wrong one. */
  problem: CellProblem | null;
}

/** The number of the row, as a spreadsheet counts: its first line names the columns. */
export const numberOf = ({ at }: Pick<CheckedRow, 'at'>): number => at + 2;

type Open = Pick<OpenForm, 'others' | 'linked' | 'grants'>;

/** Register -> its titles. Rows that are archived are named by nobody. */
function knownTitles(register: Register, { linked }: Open): Map<string, IdsByTitle> {
  const known = linkedRegisters(register).map((other): [string, IdsByTitle] => {
    const rows = (linked[other.name] ?? []).filter((row) => !isArchived(row));
    const titles = idsByTitle(rows, other.title);
    // A choice for every line is an id: two rows may have the same title.
    for (const { id } of rows) titles.set(id, [id]);
    return [other.name, titles];
  });
  return new Map(known);
}

/** Answers the texts of each line. */
function textsIn(register: Register, { table, match, everyRow, fixes }: ImportDraft) {
  const columns = importedFields(register).map((field) => [field, match.indexOf(field)] as const);
  return (at: number): Record<string, string> => {
    const cells = table.rows[at] ?? [];
    const texts: Record<string, string> = {};
    for (const [field, column] of columns) {
      const text = column < 0 ? (everyRow[field] ?? '') : (cells[column] ?? '');
      if (text !== '') texts[field] = text;
    }
    return { ...texts, ...fixes[at] };
  };
}

/** Keys of the rows that the register has. Rows that this import added already are its own. */
function keysHere(register: Register, { others }: Open, ids: readonly string[]) {
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
  open: Open;
  ids: readonly string[];
  titles: Map<string, IdsByTitle>;
  here: ReadonlySet<string | null>;
}

/**
 * Checks each line of a file. A line may name a row that an earlier line adds. Judgements of lines are kept: asked
 * again, it judges the lines anew whose texts are others, or which name a row that has come, gone or moved.
 */
export function rowChecker(view: Judging): (draft: ImportDraft, open: Open) => CheckedRow[] {
  const { register } = view;
  let around: Around | null = null;
  let kept: KeptLine[] = [];

  function aroundOf(draft: ImportDraft, open: Open): Around {
    if (around?.open === open && around.ids === draft.ids) return around;
    kept = [];
    const { ids } = draft;
    around = {
      open,
      ids,
      titles: knownTitles(register, open),
      here: keysHere(register, open, ids),
    };
    return around;
  }

  return (draft, open) => {
    const { titles, here } = aroundOf(draft, open);
    const textsOf = textsIn(register, draft);
    const own = ownTitles(titles.get(register.name) ?? new Map());
    const lines = new Map<string, number>();
    const leftOut = new Set(draft.leftOut);

    function judged(at: number): KeptLine {
      const texts = textsOf(at);
      const id = draft.ids[at] ?? '';
      const made = JSON.stringify([id, texts]);
      const before = kept[at];
      if (before?.made === made && before.looked.every(own.stillFinds)) return before;
      const noted = own.noting((names) =>
        judgeLine(
          view,
          { texts, id },
          new Map<string, FindIds>([...titles, [register.name, names]]),
          open.grants,
        ),
      );
      return { made, texts, looked: noted.looked, judged: noted.made };
    }

    function check(
      { texts, judged: { row, problem, keys, titled } }: KeptLine,
      at: number,
    ): CheckedRow {
      const checked = { at, texts, row };
      if (leftOut.has(at)) return { ...checked, state: 'leftOut', problem: null };
      if (problem) return { ...checked, state: 'wrong', problem };
      for (const { field, key } of keys) {
        if (key === null) continue;
        if (here.has(key)) return { ...checked, state: 'here', problem: null };
        const before = lines.get(key);
        if (before !== undefined) {
          const sentence = `Row ${numberOf({ at: before })} says the same. Write another one`;
          return { ...checked, state: 'wrong', problem: { field, sentence } };
        }
        lines.set(key, at);
      }
      own.add(titled);
      return { ...checked, state: 'new', problem: null };
    }

    return draft.table.rows.map((_, at) => {
      const line = judged(at);
      kept[at] = line;
      return check(line, at);
    });
  };
}

/** The answer from nothing. */
export function checkedRows(view: Judging, draft: ImportDraft, open: Open): CheckedRow[] {
  return rowChecker(view)(draft, open);
}
