import type { LabelFormat } from '#domain/letters/label-formats.ts';
import { labelSheets } from '#domain/letters/label-sheets.ts';
import type { Letter } from '#domain/letters/letter.ts';
import * as css from './letters.css.ts';

/** The first sheet, small, with the places that get a label. The words beside it say the same. */
export function FirstSheet({
  letters,
  format,
  first,
}: {
  letters: readonly Letter[];
  format: LabelFormat;
  first: number;
}) {
  const [places = []] = labelSheets(letters, format, first);
  return (
    <div
      aria-hidden="true"
      className={css.sheet}
      style={{ gridTemplateColumns: `repeat(${format.columns}, 1fr)` }}
    >
      {places.map(({ number, letter }) => (
        <span key={number} className={letter === null ? css.place : css.filled} />
      ))}
    </div>
  );
}
