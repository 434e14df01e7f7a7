// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SortableTable } from './sortable-table.tsx';
import type { Column } from './table.tsx';

afterEach(cleanup);

interface Part {
  name: string;
  left: number | null;
}

const parts: Part[] = [
  { name: 'Sound', left: 5 },
  { name: 'Élodie’s choir', left: null },
  { name: 'Food', left: 49 },
];
const columns: Column<Part>[] = [
  { name: 'Part', cell: ({ name }) => name, value: ({ name }) => name, card: 'title' },
  { name: 'Left', number: true, cell: ({ left }) => left ?? '–', value: ({ left }) => left },
  { name: 'Note', cell: () => 'plain' },
];

function show(order?: { id: string; desc: boolean }) {
  render(
    <SortableTable
      caption="Parts"
      columns={columns}
      rows={parts}
      rowKey={({ name }) => name}
      {...(order && { order })}
    />,
  );
}

const first = () =>
  within(screen.getByRole('table', { name: 'Parts' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td')?.textContent);

const head = (name: string) => screen.getByRole('columnheader', { name });

test('a column orders the rows, the second time the other way round, and says so', () => {
  show();
  expect(first()).toEqual(['Part Sound', 'Part Élodie’s choir', 'Part Food']);
  fireEvent.click(within(head('Part')).getByRole('button'));
  expect(first()).toEqual(['Part Élodie’s choir', 'Part Food', 'Part Sound']);
  expect(head('Part').getAttribute('aria-sort')).toBe('ascending');
  fireEvent.click(within(head('Part')).getByRole('button'));
  expect(first()).toEqual(['Part Sound', 'Part Food', 'Part Élodie’s choir']);
  expect(screen.getByRole('status').textContent).toBe('Ordered by Part, descending');
  expect(within(head('Note')).queryByRole('button')).toBeNull();
});

test('numbers by their size, and what is not known first', () => {
  show({ id: 'Left', desc: false });
  expect(first()).toEqual(['Part Élodie’s choir', 'Part Sound', 'Part Food']);
});

test('a phone, whose rows are cards, orders by a list', () => {
  show();
  fireEvent.change(screen.getByRole('combobox', { name: 'Order by' }), {
    target: { value: 'Left' },
  });
  expect(first()).toEqual(['Part Élodie’s choir', 'Part Sound', 'Part Food']);
});
