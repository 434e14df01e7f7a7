import { expect, test } from 'vitest';
import { nodes } from '../../../CHANGELOG.md';
import type { ProseNode } from '../../ui/prose/node.ts';
import { releasesOf } from './releases.ts';

const heading = (tag: 'h2' | 'h3', words: string): ProseNode => ({ tag, children: [words] });
const list = (words: string): ProseNode => ({
  tag: 'ul',
  children: [{ tag: 'li', children: [words] }],
});

test('S2-093 versions, kinds of change and their lists', () => {
  const read = releasesOf([
    heading('h2', '2.0.0'),
    heading('h3', 'Breaking'),
    list('No old calls'),
    heading('h3', 'Fixed'),
    list('A bug'),
    heading('h2', '1.0.0'),
    heading('h3', 'Added'),
    list('All'),
  ]);
  expect(read).toEqual([
    {
      version: '2.0.0',
      changes: [
        { kind: 'Breaking', list: list('No old calls') },
        { kind: 'Fixed', list: list('A bug') },
      ],
    },
    { version: '1.0.0', changes: [{ kind: 'Added', list: list('All') }] },
  ]);
});

test('the project’s own list reads', () => {
  const releases = releasesOf(nodes);
  expect(releases.length).toBeGreaterThan(0);
  for (const { changes } of releases) expect(changes.length).toBeGreaterThan(0);
});
