import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { labelParts, markedLabel } from './marked-label.ts';
import { folded, nameWords } from './name-words.ts';

describe('S3-009 a label is HTML with the match marked', () => {
  test.each([
    ['Naledi Mokoena', ['nal'], '<mark>Nal</mark>edi Mokoena'],
    ['Renée Nel', ['rene', 'n'], '<mark>René</mark>e <mark>N</mark>el'],
    ['Rene\u0301e', ['rene'], '<mark>Rene\u0301</mark>e'],
    ['O’Connor', ['oc'], '<mark>O’C</mark>onnor'],
    ['Tom & <i>Co</i>', ['co'], 'Tom &amp; &lt;i&gt;<mark>Co</mark>&lt;/i&gt;'],
  ])('%s by %s', (name, lookedFor, html) => {
    expect(markedLabel(name, lookedFor)).toBe(html);
  });

  test('what is shown is the name, whatever it is made of, and what is marked was looked for', () => {
    const name = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.constantFrom('<img src=x onerror=alert(1)>', '&amp;lt;', '<mark>x</mark>', 'a<mark>'),
    );
    fc.assert(
      fc.property(name, fc.string({ minLength: 1, maxLength: 3 }), (written, term) => {
        const lookedFor = nameWords(term);
        const parts = labelParts(markedLabel(written, lookedFor));
        expect(parts.map(({ text }) => text).join('')).toBe(written);
        const marked = parts.filter((part) => part.marked).map(({ text }) => folded(text));
        expect(marked.filter((text) => !lookedFor.some((word) => text.startsWith(word)))).toEqual(
          [],
        );
      }),
    );
  });
});

test.each([
  ['<script>alert(1)</script>Naledi', [{ text: 'alert(1)Naledi', marked: false }]],
  ['<mark onclick="x()">Nal</mark>edi', [{ text: 'Naledi', marked: false }]],
  [
    '<mark><b>Nal</b></mark>edi',
    [
      { text: 'Nal', marked: true },
      { text: 'edi', marked: false },
    ],
  ],
  ['Tom &amp;lt; <img src=x onerror=y', [{ text: 'Tom &lt; ', marked: false }]],
])('B18 somebody else’s markup goes: %s', (html, parts) => {
  expect(labelParts(html)).toMatchObject(parts);
  expect(labelParts(html)).toHaveLength(parts.length);
});
