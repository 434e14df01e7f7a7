import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { churches } from '../churches/churches.ts';
import { groups } from '../groups/groups.ts';
import { type AnyRow, type Register } from './register.ts';
import { foundBelow, rowTree, type TreeNode, treeLines } from './row-tree.ts';

const group = (id: string, parentGroupId: string | null = null): AnyRow => ({
  id,
  name: `Group ${id}`,
  parentGroupId,
});
const rows = [group('zone'), group('cell', 'zone'), group('choir'), group('altos', 'choir')];
const treeOf = (found: readonly AnyRow[], all = rows) =>
  rowTree(groups as never, found, all, {}, ['parentGroupId']);
const shape = (nodes: readonly TreeNode[]): unknown =>
  nodes.map(({ id, children }) => (children.length === 0 ? id : [id, shape(children)]));

test('issue 12: rows stand below their parents, by their names', () => {
  expect(shape(treeOf(rows))).toEqual([
    ['choir', ['altos']],
    ['zone', ['cell']],
  ]);
});

test('issue 12: what is looked for keeps what it stands below', () => {
  const [top, ...others] = treeOf(rows.slice(1, 2));
  expect(others).toEqual([]);
  expect(top).toMatchObject({ id: 'zone', isFound: false });
  expect(top?.children).toMatchObject([{ id: 'cell', isFound: true }]);
  expect(top && foundBelow(top)).toBe(1);
});

test('issue 12: churches stand in their church groups, and those in one another', () => {
  const linked = {
    churchGroups: [
      { id: 'land', name: 'South Africa', parentChurchGroupId: null },
      { id: 'region', name: 'Gauteng', parentChurchGroupId: 'land' },
    ],
  };
  const soweto = { id: 'soweto', name: 'Soweto', churchGroupId: 'region' };
  const alone = { id: 'alone', name: 'Alone', churchGroupId: null };
  const all = [soweto, alone];
  const register = churches as unknown as Register;
  expect(shape(rowTree(register, all, all, linked, ['churchGroupId']))).toEqual([
    'alone',
    ['land', [['region', ['soweto']]]],
  ]);
});

test('issue 12: each row is there once, below what is there, whatever names what', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const parents = fc.tuple(...ids.map(() => fc.option(fc.constantFrom(...ids, 'gone'))));
  fc.assert(
    fc.property(parents, fc.subarray(ids), (named, wanted) => {
      const all = ids.map((id, at) => group(id, named[at] ?? null));
      const lines = treeLines(
        treeOf(
          all.filter(({ id }) => wanted.includes(id)),
          all,
        ),
        new Set(),
      );
      const shown = lines.map(({ node }) => node.id);
      expect(new Set(shown).size).toBe(shown.length);
      for (const id of wanted) expect(shown).toContain(id);
      for (const { above } of lines) expect(above === null || shown.includes(above)).toBe(true);
    }),
  );
});

test('issue 12: what is below a folded row is not seen; each says its place', () => {
  const lines = treeLines(treeOf(rows), new Set(['choir']));
  expect(lines.map(({ node, level, place, of }) => [node.id, level, place, of])).toEqual([
    ['choir', 1, 1, 2],
    ['zone', 1, 2, 2],
    ['cell', 2, 1, 1],
  ]);
});
