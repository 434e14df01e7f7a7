import { type LabelFormat, labelsOnSheet } from './label-formats.ts';
import type { Letter } from './letter.ts';

/** A place on a sheet; null for one that stays empty. */
export type LabelPlace = Letter | null;

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
  const places: LabelPlace[] = [...Array.from({ length: first - 1 }, () => null), ...letters];
  const sheets = Math.ceil(places.length / each);
  return Array.from({ length: sheets }, (_, sheet) =>
    Array.from({ length: each }, (_place, at) => places[sheet * each + at] ?? null),
  );
}
