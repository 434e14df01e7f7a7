import { array, assert, constantFrom, oneof, property, string, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { csv } from './csv.ts';

test('B24 cells that a spreadsheet would run are told to be text', () => {
  expect(csv([['=1+1', '+27', '-4', '@x', '\tx']])).toBe(`\uFEFF'=1+1,'+27,'-4,'@x,"'\tx"\r\n`);
});

/** Cells that a program reads from the file: RFC 4180, without the byte order mark. */
function imported(file: string): string[][] {
  const cells = file.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g);
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of cells) {
    const text = quoted?.replaceAll('""', '"') ?? plain;
    rows.at(-1)?.push(text.replace(/^'('*[=+\-@\t\r])/, '$1'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

const dangerous = ['=', '+', '-', '@', '\t', '\r'] as const;

test.each(dangerous)(
  'B24 a cell that begins with %j begins with no such sign in the file',
  (sign) => {
    for (const text of [sign, `${sign}1+1`, `'${sign}x`, `${sign}"a",b\n`]) {
      const file = csv([[text, 'beside']]);
      const [, first = ''] = /^\uFEFF"?([^])/.exec(file) ?? [];
      expect(first, JSON.stringify(text)).toBe("'");
      expect(imported(file)).toEqual([[text, 'beside']]);
    }
  },
);

test('B24 whatever stands in the cells, reading the file again restores it', () => {
  const text = oneof(
    string({ unit: 'grapheme' }),
    tuple(constantFrom("'", '', "''"), constantFrom(...dangerous), string()).map((parts) =>
      parts.join(''),
    ),
    constantFrom('a;b', '"', '\n', ',', "'"),
  );
  const table = array(array(text, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 4 });
  assert(property(table, (rows) => void expect(imported(csv(rows))).toEqual(rows)));
});

test('commas, quotes and line breaks are quoted', () => {
  expect(csv([['a,b', 'say "yes"', 'two\nlines', 'plain']])).toBe(
    '\uFEFF"a,b","say ""yes""","two\nlines",plain\r\n',
  );
});
