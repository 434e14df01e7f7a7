import { expect, test } from 'vitest';
import type { NavigationItem } from '#domain/shell/navigation-item.ts';
import { closed, opened } from './open-parents.ts';

const page = (link: string): NavigationItem => ({ id: link, type: 'basic', title: link, link });
const parent = (id: string, ...children: NavigationItem[]): NavigationItem => ({
  id,
  type: 'collapsable',
  title: id,
  children,
});
const items = [
  parent('a', page('/a1'), parent('a.b', page('/a/b1'), parent('a.b.c', page('/a/b/c1')))),
  parent('d', page('/d1')),
  parent('e', page('/e1')),
];

test('opening one closes the others, except those over it and over the current page', () => {
  expect([...opened(items, '/d1', 'a.b')].toSorted()).toEqual(['a', 'a.b', 'd']);
  expect([...opened(items, '/elsewhere', 'e')]).toEqual(['e']);
});

test('closing one closes what was open inside it', () => {
  const open = new Set(['a', 'a.b', 'a.b.c', 'd']);
  expect([...closed(items, open, 'a.b')].toSorted()).toEqual(['a', 'd']);
  expect([...closed(items, open, 'a')]).toEqual(['d']);
});
