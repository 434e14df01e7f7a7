// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Column } from '../table/table.tsx';
import { linesOf, type TreeNode } from './tree-rows.ts';
import { TreeTable } from './tree-table.tsx';
import { toggled } from '../toggled.ts';

afterEach(cleanup);

interface Service {
  people: number;
}
const nodes: TreeNode<Service>[] = [
  {
    id: 'gauteng',
    name: 'Gauteng',
    sum: { words: '2 of 2 in' },
    children: [
      {
        id: 'soweto',
        name: 'Soweto',
        sum: { words: '1 conflict', needs: true },
        children: [
          { id: 's1', name: 'First service', row: { people: 342 } },
          { id: 's2', name: 'Second service', row: { people: 276 } },
        ],
      },
    ],
  },
  { id: 'cape', name: 'Cape', sum: { words: '0 of 1 in' }, children: [] },
];
const columns: Column<Service>[] = [
  { name: 'Due', cell: () => 'Sun 22' },
  { name: 'People', cell: (row) => row.people, number: true },
];
const chosen = vi.fn();

function Tree({ start }: { start: string[] }) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(start));
  return (
    <TreeTable
      caption="Reports due"
      nameHead="Church and service"
      nodes={nodes}
      columns={columns}
      sumUnder="People"
      open={open}
      onOpen={(id, on) => setOpen(toggled(open, id, on))}
      choosing={{ chosen: new Set(['s2']), onChoose: chosen }}
    />
  );
}

const soweto = () => screen.getByRole('row', { name: /^Soweto/ });
const rows = () => screen.getAllByRole('row').slice(1);
/** Without the words of its check box. */
const nameOf = (row: Element | null | undefined) =>
  row?.querySelector('th')?.textContent?.replace(/^Choose (.+)\1$/, '$1');
const names = () => rows().map(nameOf);
const here = () => nameOf(document.activeElement);
const key = (pressed: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: pressed });

test('only what is open shows what is below it, one level in', () => {
  expect(linesOf(nodes, new Set(['soweto'])).map(({ node }) => node.id)).toEqual([
    'gauteng',
    'cape',
  ]);
  const lines = linesOf(nodes, new Set(['gauteng', 'soweto']));
  expect(lines.map(({ node, level, above }) => `${above} ${node.id} ${level}`)).toEqual([
    'null gauteng 1',
    'gauteng soweto 2',
    'soweto s1 3',
    'soweto s2 3',
    'null cape 1',
  ]);
});

test('a parent opens and folds, and says how it is and what it comes to', () => {
  render(<Tree start={['gauteng']} />);
  expect(soweto().getAttribute('aria-expanded')).toBe('false');
  expect(soweto().getAttribute('aria-level')).toBe('2');
  expect(within(soweto()).getByText('1 conflict')).toBeTruthy();
  fireEvent.click(within(soweto()).getByRole('button', { name: 'Soweto' }));
  expect(soweto().getAttribute('aria-expanded')).toBe('true');
  expect(names()).toEqual(['Gauteng', 'Soweto', 'First service', 'Second service', 'Cape']);
});

test('the cells of a parent fill the columns of the others', () => {
  render(<Tree start={['gauteng', 'soweto']} />);
  const widths = rows().map((row) =>
    [...row.children].reduce((sum, cell) => sum + (cell as HTMLTableCellElement).colSpan, 0),
  );
  expect(new Set(widths)).toEqual(new Set([3]));
});

test('arrows walk the rows, into a parent and out of it; one row is in the order of Tab', () => {
  render(<Tree start={[]} />);
  expect(rows().map((row) => row.tabIndex)).toEqual([0, -1]);
  rows()[0]?.focus();
  key('ArrowRight');
  expect(names()).toEqual(['Gauteng', 'Soweto', 'Cape']);
  expect(here()).toBe('Gauteng');
  key('ArrowRight');
  expect(here()).toBe('Soweto');
  key('Enter');
  key('End');
  expect(here()).toBe('Cape');
  key('ArrowUp');
  expect(here()).toBe('Second service');
  expect(rows().map((row) => row.tabIndex)).toEqual([-1, -1, -1, 0, -1]);
  key('ArrowLeft');
  expect(here()).toBe('Soweto');
  key('ArrowLeft');
  expect(names()).toEqual(['Gauteng', 'Soweto', 'Cape']);
  key('ArrowLeft');
  key('ArrowLeft');
  expect(names()).toEqual(['Gauteng', 'Cape']);
});

test('rows of facts are chosen, and the keys of a check box are its own', () => {
  render(<Tree start={['gauteng', 'soweto']} />);
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  const box = screen.getByRole('checkbox', { name: 'Choose First service' });
  fireEvent.click(box);
  expect(chosen).toHaveBeenCalledExactlyOnceWith('s1', true);
  box.focus();
  key('ArrowDown');
  expect(document.activeElement).toBe(box);
});
