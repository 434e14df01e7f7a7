import type { FieldErrors } from '#domain/errors.ts';
import type { AnyRow, Register } from '#domain/register/register.ts';
import type { OpenForm } from '#store/register/register-queries.ts';

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
