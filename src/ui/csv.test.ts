import { expect, test } from 'vitest';
import { csv } from './csv.ts';

test('B24 cells that a spreadsheet would run are told to be text', () => {
  expect(csv([['=1+1', '+27', '-4', '@x', '\tx']])).toBe("\uFEFF'=1+1,'+27,'-4,'@x,'\tx\r\n");
});

test('commas, quotes and line breaks are quoted', () => {
  expect(csv([['a,b', 'say "yes"', 'two\nlines', 'plain']])).toBe(
    '\uFEFF"a,b","say ""yes""","two\nlines",plain\r\n',
  );
});
