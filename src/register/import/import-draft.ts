import type { Table } from '../../../workers/exchange/exchange-api.ts';
import { matchColumns } from '#domain/register/match-columns.ts';
import type { Edits } from '#domain/editing.ts';
import type { AnyRow } from '#domain/register/register.ts';
import { newId } from '#domain/values/new-id.ts';
import type { Store } from '#store/database.ts';
import {
  changeFormDrafts,
  forgetFormDraft,
  forgetFormDraftsFrom,
  formDraft,
  keepFormDraft,
} from '#store/register/form-drafts.ts';
import type { LineShape } from './judging.ts';

/** Lines a file may have: the page holds all of them while they are checked and added. */
export const mostLines = 100_000;
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
  register: LineShape,
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
const linesKey = (register: string) => `${draftKey(register)}:`;
const lastKey = (register: string) => `${register}:imported`;

/** Lines of a part: it is kept and read in one task of the page. */
const linesOfPart = 2_000;

/** The draft without its lines, which are kept once: they do not change. */
interface Decisions extends Omit<ImportDraft, 'table' | 'ids'> {
  columns: string[];
  lines: number;
}

/** Drafts of before have their lines in them. */
type Kept = Decisions | ImportDraft;

interface Part extends Pick<ImportDraft, 'ids'> {
  rows: ImportDraft['table']['rows'];
}

export interface KeptImport {
  draft: ImportDraft | null;
  last: LastImport | null;
}

const keep = (store: Store, key: string, typed: object) =>
  keepFormDraft(store, { key, typed: { ...typed }, at: Date.now() });

/** Keeps what was decided. The lines are kept already. */
export async function keepDecisions(
  store: Store,
  register: string,
  { table, ids, ...decided }: ImportDraft,
): Promise<void> {
  const kept: Decisions = { ...decided, columns: table.columns, lines: ids.length };
  await keep(store, draftKey(register), kept);
}

async function keepAll(store: Store, register: string, draft: ImportDraft): Promise<void> {
  const { table, ids } = draft;
  await forgetLines(store, register);
  for (let at = 0; at < ids.length; at += linesOfPart) {
    const end = at + linesOfPart;
    const part: Part = { rows: table.rows.slice(at, end), ids: ids.slice(at, end) };
    await keep(store, `${linesKey(register)}${at}`, part);
  }
  await keepDecisions(store, register, draft);
}

/** Keeps a draft with its lines. */
export function keepDraft(store: Store, register: string, draft: ImportDraft): Promise<void> {
  return changeFormDrafts(store, () => keepAll(store, register, draft));
}

/** Null where a part of the lines is missing. */
async function withLines(
  store: Store,
  register: string,
  { columns, lines, ...decided }: Decisions,
): Promise<ImportDraft | null> {
  const rows: Part['rows'] = [];
  const ids: string[] = [];
  for (let at = 0; at < lines; at += linesOfPart) {
    const found = await formDraft(store, `${linesKey(register)}${at}`);
    const part = (found?.typed ?? null) as Part | null;
    if (!part) return null;
    rows.push(...part.rows);
    ids.push(...part.ids);
  }
  return { ...decided, table: { columns, rows }, ids };
}

async function keptDraft(store: Store, register: string): Promise<ImportDraft | null> {
  const found = await formDraft(store, draftKey(register));
  const kept = (found?.typed ?? null) as Kept | null;
  if (!kept) return null;
  if ('lines' in kept) return withLines(store, register, kept);
  await keepDraft(store, register, kept);
  return kept;
}

/** `register`: its name. Custom fields that come later make another register, whose import is the same. */
export async function keptImport(store: Store, register: string): Promise<KeptImport> {
  const [draft, last] = await Promise.all([
    keptDraft(store, register),
    formDraft(store, lastKey(register)),
  ]);
  return { draft, last: (last?.typed ?? null) as LastImport | null };
}

function forgetLines(store: Store, register: string): Promise<void> {
  return forgetFormDraftsFrom(store, linesKey(register));
}

export function forgetDraft(store: Store, register: string): Promise<void> {
  return changeFormDrafts(store, async () => {
    await forgetFormDraft(store, draftKey(register));
    await forgetLines(store, register);
  });
}

export async function keepLast(store: Store, register: string, last: LastImport): Promise<void> {
  await keepFormDraft(store, { key: lastKey(register), typed: { ...last }, at: last.at });
}

export function forgetLast(store: Store, register: string): Promise<void> {
  return forgetFormDraft(store, lastKey(register));
}
