import { array, assert, asyncProperty, constantFrom, oneof, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { delimiters } from '#domain/values/csv.ts';
import { readTable } from './read-table.ts';
import { writeTable } from './write-table.ts';

const file = (text: string | Uint8Array<ArrayBuffer>, name = 'members.csv') =>
  new File([text], name);
const bytes = (...values: number[]) => new Uint8Array(values);

describe('what is written is read again', () => {
  const cell = oneof(
    string({ unit: 'grapheme' }).filter((text) => !text.includes('\0')),
    constantFrom('=1+1', "'=1", '+27 82', '-4', '@x', '\tx', '\rx', 'a;b', 'a,b', '"', 'a\nb', ''),
  );

  test.each(delimiters)(
    'B24 whatever stands in the cells, with %j between them',
    async (delimiter) => {
      const row = array(cell, { minLength: 2, maxLength: 4 }).filter(
        (cells) => cells.join('').trim() !== '',
      );
      const table = array(row, { minLength: 1, maxLength: 6 });
      await assert(
        asyncProperty(table, async ([columns = [], ...rows]) => {
          const read = await readTable(writeTable({ columns, rows, delimiter }));
          expect(read).toEqual({ columns, rows, delimiter, encoding: 'utf-8' });
        }),
      );
    },
  );
});

describe('files as programs write them', () => {
  test.each([
    ['commas', 'Name,Phone\nThabo,1\n', ','],
    ['semicolons and decimal commas', 'Name;Paid\r\nThabo;1,50\r\n', ';'],
    ['tabs', 'Name\tTowns, churches\nThabo\tSoweto\n', '\t'],
    ['a line that names it', 'sep=;\r\nName;A,B,C,D\r\nThabo;1\r\n', ';'],
    ['one column', 'Name\nThabo\n', ','],
    ['blank lines before and between', '\n\nName;Phone\n;\n\nThabo;1', ';'],
    ['quoted names of columns', '"Name, whole";"Home; work"\nThabo;1\n', ';'],
  ])('the delimiter tells itself: %s', async (_, text, delimiter) => {
    const read = await readTable(file(text));
    expect(read.delimiter).toBe(delimiter);
    expect(read.rows).toHaveLength(1);
    expect(read.rows[0]?.[0]).toBe('Thabo');
  });

  test('Mac OS 9 and Windows end their lines differently', async () => {
    for (const end of ['\r', '\n', '\r\n']) {
      const { rows } = await readTable(file(['Name,Town', 'Thabo,Soweto', 'Sam,Durban'].join(end)));
      expect(rows).toEqual([
        ['Thabo', 'Soweto'],
        ['Sam', 'Durban'],
      ]);
    }
  });

  test.each([
    ['UTF-8 with its mark', bytes(0xef, 0xbb, 0xbf, 0x5a, 0x6f, 0xc3, 0xab), 'utf-8'],
    ['UTF-8 without', bytes(0x5a, 0x6f, 0xc3, 0xab), 'utf-8'],
    ['Windows-1252', bytes(0x5a, 0x6f, 0xeb), 'windows-1252'],
    ['UTF-16, small end first', bytes(0xff, 0xfe, 0x5a, 0, 0x6f, 0, 0xeb, 0), 'utf-16le'],
    ['UTF-16, large end first', bytes(0xfe, 0xff, 0, 0x5a, 0, 0x6f, 0, 0xeb), 'utf-16be'],
  ])('the encoding tells itself: %s', async (_, written, encoding) => {
    expect(await readTable(file(written))).toMatchObject({ columns: ['Zoë'], encoding });
  });

  test('rows with too few or too many cells stand as they are, 10,000 of them too', async () => {
    const bad = Array.from({ length: 10_000 }, (_, at) => (at % 2 ? `only${at}` : `a,b,c,${at}`));
    const { columns, rows } = await readTable(file(['Name,Town', ...bad].join('\n')));
    expect(columns).toEqual(['Name', 'Town']);
    expect(rows).toHaveLength(10_000);
    expect(rows[1]).toEqual(['only1']);
    expect(rows.at(-2)).toEqual(['a', 'b', 'c', '9998']);
  });

  test('a large file says how far it is, up to its end', async () => {
    const shares: number[] = [];
    const line = `Thabo,${'x'.repeat(990)}\n`;
    const { rows } = await readTable(file(`Name,Note\n${line.repeat(2500)}`), (share) =>
      shares.push(share),
    );
    expect(rows).toHaveLength(2500);
    expect(shares.length).toBeGreaterThan(1);
    expect(shares.toSorted((a, b) => a - b)).toEqual(shares);
    expect(shares.at(-1)).toBeCloseTo(1);
  });
});

test.each([
  ['nothing in it', file('', 'empty.csv'), /^“empty.csv” is empty/],
  ['blank lines only', file('\n\n;;\n', 'blank.csv'), /^“blank.csv” has no rows/],
  ['a workbook', file(bytes(0x50, 0x4b, 3, 4, 0, 1), 'a.xlsx'), /workbook\. Save it as CSV/],
  ['an old workbook', file(bytes(0xd0, 0xcf, 0x11, 0xe0), 'a.xls'), /workbook\. Save it as CSV/],
  ['a PDF', file('%PDF-1.7', 'a.pdf'), /is a PDF/],
  ['bytes', file(bytes(1, 0, 200, 0), 'a.csv'), /“a.csv” holds no text/],
  ['quotes', file('A,B\nx,"y\nz,1\n', 'q.csv'), /^“q.csv” has a quotation mark in line 2/],
  ['no name', new Blob([]), /^The file is empty/],
])('what cannot be read is told in a sentence: %s', async (_, given, sentence) => {
  await expect(readTable(given)).rejects.toMatchObject({ code: 'validation' });
  await expect(readTable(given)).rejects.toThrow(sentence);
});
