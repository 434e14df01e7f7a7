import { expect, test } from 'vitest';
import { isLink, isPath } from './link.ts';

test.each(['/', '/dashboard', '/apps/tasks/1?filter=open#end'])('%s is a path of ours', (link) => {
  expect(isPath(link)).toBe(true);
  expect(isLink(link)).toBe(true);
});

test.each([
  'https://example.org/a b'.replace(' ', '%20'),
  'http://example.org',
  'HTTPS://a.example',
])('%s leads elsewhere', (link) => {
  expect(isPath(link)).toBe(false);
  expect(isLink(link)).toBe(true);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://example.org/1',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '\\\\elsewhere.example',
  'https://',
  'https:// example.org',
  'dashboard',
  '',
])('B21: %j leads nowhere', (link) => {
  expect(isLink(link)).toBe(false);
});
