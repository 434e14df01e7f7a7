import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { must } from '../must.ts';
import {
  type LabelFormat,
  labelFormats,
  type LabelFormatName,
  labelsOnSheet,
  paperSizes,
} from './label-formats.ts';
import { labelSheets } from './label-sheets.ts';

const names = Object.keys(labelFormats) as LabelFormatName[];
const format = (name: LabelFormatName): LabelFormat => labelFormats[name];

const lettersTo = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    addressee: String(at),
    lines: ['12 Vilakazi Street'],
  }));

test.each(names)('issue 13: the labels of %s lie on their paper', (name) => {
  const { paper, columns, rows, width, height, top, start, gap } = format(name);
  const across = start + columns * width + (columns - 1) * gap;
  expect(across).toBeLessThanOrEqual(paperSizes[paper].width);
  expect(top + rows * height).toBeLessThanOrEqual(paperSizes[paper].height);
  // The sheet is the same from both sides, as far as a printer can tell.
  expect(Math.abs(paperSizes[paper].width - across - start)).toBeLessThan(0.5);
});

test('issue 13: every letter is on one label, in its order, from the first free place on', () => {
  assert(
    property(
      integer({ min: 0, max: 70 }),
      constantFrom(...names),
      integer({ min: 1, max: 30 }),
      (count, name, wished) => {
        const each = labelsOnSheet(format(name));
        const first = Math.min(wished, each);
        const letters = lettersTo(count);
        const sheets = labelSheets(letters, format(name), first);
        const places = sheets.flat().map(({ letter }) => letter);
        expect(places.filter((place) => place !== null)).toEqual(letters);
        for (const sheet of sheets) expect(sheet).toHaveLength(each);
        if (count === 0) {
          expect(sheets).toEqual([]);
          return;
        }
        expect(places.findIndex((place) => place !== null)).toBe(first - 1);
        // No sheet without a label.
        expect(must(sheets.at(-1), 'the last sheet').some(({ letter }) => letter !== null)).toBe(
          true,
        );
      },
    ),
  );
});
