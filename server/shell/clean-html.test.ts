import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeHtml, unescapeHtml } from '#domain/values/escape-html.ts';
import { richTextTags } from '#domain/values/rich-text.ts';
import { harm, mixtures } from '../../tests/support/hostile-html.ts';
import { cleanHtml } from './clean-html.ts';

const kinds = ['line', 'block'] as const;

/** Whether each `<` begins a tag of the list, written in the one way, and each is closed in order. */
function isOurs(html: string, kind: (typeof kinds)[number]): boolean {
  const open: string[] = [];
  for (const [whole, slash, name = '', href] of html.matchAll(
    /<(\/?)([a-z]+)(?: href="([^"<>]+)")?(?: \/)?>|</g,
  )) {
    if (whole === '<' || !richTextTags[kind].includes(name)) return false;
    if (href !== undefined && (name !== 'a' || !/^(https?:\/\/|\/(?![/\\]))[^\s]*$/i.test(href))) {
      return false;
    }
    if (slash === '/') {
      if (open.pop() !== name) return false;
    } else if (name !== 'br') open.push(name);
  }
  return open.length === 0;
}

describe.each(kinds)('B18 B20 B21 what is stored of HTML for a %s', (kind) => {
  test.each(harm)('%s', (html) => {
    const clean = cleanHtml(html, kind);
    expect(isOurs(clean, kind), clean).toBe(true);
    expect(clean).not.toMatch(/ran\(\)">|javascript:|elsewhere\.example">/);
  });

  test('is of our own tags alone whatever comes, and is clean when it is cleaned again', () => {
    assert(
      property(mixtures, (html) => {
        const clean = cleanHtml(html, kind);
        return isOurs(clean, kind) && cleanHtml(clean, kind) === clean;
      }),
      { numRuns: 500 },
    );
  });

  test('words that were escaped stay the words they are', () => {
    const words = oneof(string({ unit: 'grapheme' }), constantFrom('a < b', '&amp;', '"x"', "'"));
    assert(
      property(array(words, { maxLength: 4 }), (some) => {
        const written = some.join(' ');
        const clean = cleanHtml(escapeHtml(written), kind);
        return !clean.includes('<') && unescapeHtml(clean) === written;
      }),
      { numRuns: 300 },
    );
  });
});

test('what a letter is made of stays as it was written', () => {
  const letter =
    '<p>The list is open until <strong>Friday</strong>.<br />Sing &amp; cook</p>' +
    '<ul><li>Music</li></ul><p><a href="https://example.org/list?a=1&amp;b=2">Your name</a></p>';
  expect(cleanHtml(letter, 'block')).toBe(letter);
});

test('what is begun is ended, and what is not ours leaves its words', () => {
  expect(cleanHtml('<p class="x">One <b>two<div>three</p> four', 'block')).toBe(
    '<p>One <b>twothree</b></p> four',
  );
  expect(cleanHtml('5 < 6 <3 & <a href=/inside>there', 'block')).toBe(
    '5 &lt; 6 &lt;3 &amp; <a href="/inside">there</a>',
  );
  expect(cleanHtml('<p>One</p><p>Two</p>', 'line')).toBe('OneTwo');
  expect(cleanHtml('<li>One<table><li>Two', 'block')).toBe('<li>One</li><li>Two</li>');
});

test.each([
  'javascript:ran()',
  'java&#9;script:ran()',
  ' javascript:ran()',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/&#9;/elsewhere.example',
  'data:text/html,x',
  'ht\ntps://example.org',
])('B21 nothing leads to %j', (address) => {
  expect(cleanHtml(`<a href="${address}">x</a>`, 'block')).toBe('<a>x</a>');
});

test('a long text that closes nothing is cleaned in time', () => {
  const began = performance.now();
  const parts = ['<a ', '<a href="', '<!--', '<script>', '<p '.repeat(2), '&#', '<b x="'];
  for (const part of [...parts, '<b>', '<iframe>', '<noscript>', '<svg>', '</p>', '<p><a>']) {
    cleanHtml(part.repeat(20_000), 'block');
  }
  expect(performance.now() - began).toBeLessThan(5000);
});
