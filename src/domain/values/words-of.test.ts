import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';
import { wordsOf } from './words-of.ts';

test.each([
  ['Sunday <b>moves</b> to<br>10:00', 'Sunday moves to 10:00'],
  ['Tea &amp; bread &#39;til&nbsp;noon', "Tea & bread 'til noon"],
  ['&copy; stays', '&copy; stays'],
  ['<img src=x onerror=alert(1)>', ''],
])('B18: the words of %s', (html, words) => {
  expect(wordsOf(html)).toBe(words);
});

test('what was escaped reads as it was written', () => {
  expect(wordsOf(escapeHtml(`5 < 6 & "7" > '2'`))).toBe(`5 < 6 & "7" > '2'`);
});
