import { expect, test } from 'vitest';
import { wantedPage } from './wanted-page.ts';

test.each([
  ['/apps/people', '/apps/people'],
  [
    '/apps/churches/attendance-reports?church=1#top',
    '/apps/churches/attendance-reports?church=1#top',
  ],
  ['https://evil.example', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/a\\b', '/'],
  ['javascript:alert(1)', '/'],
  ['/\tevil', '/'],
  [undefined, '/'],
  [['/apps'], '/'],
])('S2-002 the wanted page %o leads to %s', (given, page) => {
  expect(wantedPage(given)).toBe(page);
});
