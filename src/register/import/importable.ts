import type { AnyRow, Register } from '#domain/register/register.ts';
import type { Store } from '#store/database.ts';
import type { ContactCards } from '../register-view.ts';
import type { ImportDraft, RowChange } from './import-draft.ts';
import type { ImportedHere } from './imported-here.ts';
import type { Judging, OpenLines } from './judging.ts';
import type { Progress } from './sending.ts';

/** Rows that a file can bring: how its lines are judged, and how the rows come and go. */
export interface Importable extends Judging {
  /** Says of a file to choose that each line after the first one is this; else it is one of the rows. */
  line?: string;
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
