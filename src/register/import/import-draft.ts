import type { Table } from '../../../workers/exchange/exchange-api.ts';
import { matchColumns } from '#domain/register/match-columns.ts';
import type { Edits } from '#domain/editing.ts';
import type { AnyRow, Register } from '#domain/register/register.ts';
import { newId } from '#domain/values/new-id.ts';
import type { Store } from '#store/database.ts';
import { forgetFormDraft, formDraft, keepFormDraft } from '#store/register/form-drafts.ts';

/** Lines a file may have: the page checks all of them at each step. */
export const mostLines = 10_000;
export const mostColumns = 100;

/** An import that was begun on this device. */
export interface ImportDraft {
  fileName: string;
  table: Pick<Table, 'columns' | 'rows'>;
  /** The field of each column; null for a column that is left out. */
  match: (string | null)[];
  /** Field -> the text of every line, where no column goes into it. */
  everyRow: Record<string, string>;
  /** Line -> field -> what was typed in the place of what the file says. */
  fixes: Record<number, Record<string, string>>;
  leftOut: number[];
  /** Line -> id of its row, where it is a new one. */
  ids: string[];
  /** The field by which a line finds the row that it changes. Absent in drafts of before: every line is a new row. */
  findBy?: string | null;
  step: 'match' | 'check' | 'add';
}

/** A row that an import changes: as it was, and what becomes of it. */
export interface RowChange {
  row: AnyRow;
  edits: Edits<Record<string, unknown>>;
}

/** The newest import of this device, from the moment it begins to add: it can be undone. */
export interface LastImport {
  fileName: string;
  /** Of every line of the file, added or not. */
  ids: string[];
  /** Absent in imports of before. */
  changes?: readonly RowChange[];
  /** Device clock, ms. */
  at: number;
}

export function draftOf(
  register: Register,
  fileName: string,
  { columns, rows }: Table,
): ImportDraft {
  return {
    fileName,
    table: { columns, rows },
    match: matchColumns(register, columns),
    everyRow: {},
    fixes: {},
    leftOut: [],
    ids: rows.map(() => newId()),
    step: 'match',
  };
}

const draftKey = (register: string) => `${register}:import`;
const lastKey = (register: string) => `${register}:imported`;

export interface KeptImport {
  draft: ImportDraft | null;
  last: LastImport | null;
}

/** `register`: its name. Custom fields that come later make another register, whose import is the same. */
export async function keptImport(store: Store, register: string): Promise<KeptImport> {
  const [draft, last] = await Promise.all([
    formDraft(store, draftKey(register)),
    formDraft(store, lastKey(register)),
  ]);
  return {
    draft: (draft?.typed ?? null) as ImportDraft | null,
    last: (last?.typed ?? null) as LastImport | null,
  };
}

export async function keepDraft(store: Store, register: string, draft: ImportDraft): Promise<void> {
  await keepFormDraft(store, { key: draftKey(register), typed: { ...draft }, at: Date.now() });
}

export function forgetDraft(store: Store, register: string): Promise<void> {
  return forgetFormDraft(store, draftKey(register));
}

export async function keepLast(store: Store, register: string, last: LastImport): Promise<void> {
  await keepFormDraft(store, { key: lastKey(register), typed: { ...last }, at: last.at });
}

export function forgetLast(store: Store, register: string): Promise<void> {
  return forgetFormDraft(store, lastKey(register));
}
