import type { LabelFormatName } from '#domain/letters/label-formats.ts';
import type { Letter } from '#domain/letters/letter.ts';
import { writeTable } from '../../api/workers/exchange.ts';
import { printSheet } from '../../ui/paper/print-sheet.ts';
import { saveBlob } from '../../ui/save-file.ts';
import type { RegisterView } from '../register-view.ts';
import { noteTaken } from '../take-rows.tsx';
import { LabelPaper } from './label-paper.tsx';

export async function printLabels(
  view: RegisterView,
  letters: readonly Letter[],
  format: LabelFormatName,
  first: number,
): Promise<void> {
  await noteTaken(view, letters.length, 'paper');
  printSheet(<LabelPaper letters={letters} format={format} first={first} />);
}

/** A line a letter, for the mail merge of a word processor. */
export async function downloadLetters(
  view: RegisterView,
  letters: readonly Letter[],
): Promise<void> {
  await noteTaken(view, letters.length, 'file');
  const most = Math.max(...letters.map(({ lines }) => lines.length));
  const places = Array.from({ length: most }, (_, at) => at);
  const columns = ['Addressee', ...places.map((at) => `Address line ${at + 1}`)];
  const rows = letters.map(({ addressee, lines }) => [
    addressee,
    ...places.map((at) => lines[at] ?? ''),
  ]);
  const name = view.register.words.many.replaceAll(' ', '-');
  saveBlob(`letters-to-${name}.csv`, await writeTable({ columns, rows }));
}
