import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHtml, unescapeHtml } from './escape-html.ts';

test('B18 words as HTML hold no sign that opens a tag, an attribute or an entity', () => {
  expect(escapeHtml(`<a href="x" title='y'>T & C</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;T &amp; C&lt;/a&gt;',
  );
});

test('the way back is exact, whatever was written', () => {
  const words = fc.oneof(fc.string(), fc.constantFrom('&amp;lt;', '&nbsp;', '&#39;', '& amp;'));
  fc.assert(fc.property(words, (text) => unescapeHtml(escapeHtml(text)) === text));
});

test.each([
  ['fish&nbsp;&amp;&nbsp;chips', 'fish & chips'],
  ['it&apos;s', "it's"],
  ['&copy; &#8364; &constructor;', '&copy; &#8364; &constructor;'],
])('of the entities that others write, those that are known: %s', (html, words) => {
  expect(unescapeHtml(html)).toBe(words);
});
