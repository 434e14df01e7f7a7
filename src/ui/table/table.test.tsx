// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { firstLetter } from '#domain/rows/first-letter.ts';
import { Table } from './table.tsx';

afterEach(cleanup);

test('a table has a caption, its columns’ names and a row each', () => {
  render(
    <Table
      caption="Reports"
      rows={[{ id: '1', people: 342 }]}
      rowKey={(row) => row.id}
      columns={[{ name: 'Attendance', cell: (row) => row.people, number: true }]}
    />,
  );
  expect(screen.getByRole('table', { name: 'Reports' })).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: 'Attendance' })).toBeTruthy();
  expect(screen.getByRole('cell').textContent).toBe('Attendance 342');
});

test('issue 13: rows with the same heading, one behind the other, are a group that begins with it', () => {
  render(
    <Table
      caption="People"
      rows={['Adams', 'Élan', 'Essop', '7th Day Choir'].map((name) => ({ name }))}
      rowKey={(row) => row.name}
      headingOf={(row) => firstLetter(row.name)}
      columns={[{ name: 'Name', card: 'title', cell: (row) => row.name }]}
    />,
  );
  const [, ...groups] = screen.getAllByRole('rowgroup');
  expect(
    groups.map((group) => [
      within(group).getByRole('rowheader').textContent,
      within(group).getAllByRole('cell').length,
    ]),
  ).toEqual([
    ['A', 1],
    ['E', 2],
    ['#', 1],
  ]);
});
