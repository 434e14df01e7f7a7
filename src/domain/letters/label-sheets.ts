import { type LabelFormat, labelsOnSheet } from './label-formats.ts';
import type { Letter } from './letter.ts';

/** A place on a sheet; one that stays empty has no letter. */
export interface LabelPlace {
  /** From 1, over all sheets. */
  number: number;
  letter: Letter | null;
}

/**
 * The sheets that the labels fill, each with all its places.
 * @param first Place of the first label on the first sheet, from 1: the places before it were used already.
 */
export function labelSheets(
  letters: readonly Letter[],
  format: Pick<LabelFormat, 'columns' | 'rows'>,
  first: number,
): LabelPlace[][] {
  if (letters.length === 0) return [];
  const each = labelsOnSheet(format);
  const sheets = Math.ceil((first - 1 + letters.length) / each);
  const places = Array.from({ length: sheets * each }, (_, at) => ({
    number: at + 1,
    letter: letters[at - first + 1] ?? null,
  }));
  return Array.from({ length: sheets }, (_, sheet) =>
    places.slice(sheet * each, (sheet + 1) * each),
  );
}
