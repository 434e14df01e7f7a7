import { labelFormats, type LabelFormatName } from '#domain/letters/label-formats.ts';
import { labelSheets } from '#domain/letters/label-sheets.ts';
import type { Letter } from '#domain/letters/letter.ts';
import * as css from './label-paper.css.ts';

function Label({ of: letter }: { of: Letter | null }) {
  if (letter === null) return <div />;
  return (
    <address className={css.label}>
      <div className={css.addressee} dir="auto">
        {letter.addressee}
      </div>
      {letter.lines.map((line) => (
        <div key={line} dir="auto">
          {line}
        </div>
      ))}
    </address>
  );
}

/** Sheets of labels for the printer. `first`: place of the first label, from 1. */
export function LabelPaper({
  letters,
  format,
  first,
}: {
  letters: readonly Letter[];
  format: LabelFormatName;
  first: number;
}) {
  return labelSheets(letters, labelFormats[format], first).map((places) => (
    <section key={places[0]?.number} className={css.sheets[format]}>
      {places.map(({ number, letter }) => (
        <Label key={number} of={letter} />
      ))}
    </section>
  ));
}
