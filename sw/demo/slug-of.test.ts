import { expect, test } from 'vitest';
import { slugOf } from './slug-of.ts';

test.each([
  ['Getting started', 'getting-started'],
  ['One service, four languages', 'one-service-four-languages'],
  ['Tea  & cake', 'tea-cake'],
  ['Who’s here?', 'whos-here'],
])('S5-009 %s becomes %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
