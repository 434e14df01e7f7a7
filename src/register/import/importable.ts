import type { FieldErrors } from '#domain/errors.ts';
import type { AnyRow, Register } from '#domain/register/register.ts';
import type { Store } from '#store/database.ts';
import type { OpenForm } from '#store/register/register-queries.ts';
import type { ContactCards } from '../register-view.ts';
import type { ImportDraft, RowChange } from './import-draft.ts';
import type { ImportedHere } from './imported-here.ts';
import type { Progress } from './sending.ts';

/** Words, fields and rules of the rows that lines of a file become. A register has them all. */
export type LineShape = Pick<
  Register,
  'name' | 'words' | 'fields' | 'former' | 'blank' | 'rules' | 'title' | 'settled' | 'archiving'
>;

/** Rows of this device among which lines are judged, and the rights of the person. */
export type OpenLines = Pick<OpenForm, 'others' | 'linked' | 'grants'>;

/** Judges lines of a file. */
export interface Judging {
  register: LineShape;
  /** Field -> what is wrong with a row, seen from itself. `before`: null for a new one. */
  errors(row: AnyRow, before: AnyRow | null, open: OpenLines): FieldErrors;
  /** Names of a row of another register beside its title. */
  otherNames?(other: Register, row: AnyRow): readonly string[];
  /** Of the ids behind a name, those that this field of the row can mean. */
  meant?(field: string, ids: readonly string[], row: AnyRow, open: OpenLines): readonly string[];
  /** The row with what its line need not say. */
  completed?(row: AnyRow, open: OpenLines): AnyRow;
}

/** Rows that a file can bring: how its lines are judged, and how the rows come and go. */
export interface Importable extends Judging {
  /** Fields without which no line makes a row: each has a column, or one value for every line. */
  required(open: OpenLines, draft: ImportDraft): string[];
  /** Read from the cards of address books too. */
  contacts?: ContactCards | undefined;
  /** Changes rows that are here. Without it every line is a new row. */
  changing?: {
    /** Every row, among which lines find the one that they change. */
    among(store: Store): Promise<readonly AnyRow[]>;
    change(changes: readonly RowChange[], progress: Progress): Promise<void>;
    takeBack(changes: readonly RowChange[], progress: Progress): Promise<void>;
  };
  /** Of the rows of an import, those that are here. */
  here(store: Store, ids: readonly string[]): Promise<ImportedHere>;
  /** Adds rows in their order, each under its own id: begun again, it adds none twice. */
  add(rows: readonly AnyRow[], progress: Progress): Promise<void>;
  undo(store: Store, ids: readonly string[], progress: Progress): Promise<void>;
  /** What becomes of added rows when their import is undone, as people are asked before. */
  undoing: string;
}

/** Something that is imported, before this device has said what is around it. */
export interface ImportSource<Open extends OpenLines & { mayEdit: boolean }> {
  name: string;
  words: Register['words'];
  /** The named question of what is around it. */
  open(store: Store): Promise<Open>;
  /** The same object for the same fields: the judgements of lines hang on it. */
  importable(open: Open): Importable;
}
