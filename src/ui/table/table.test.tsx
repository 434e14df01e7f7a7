// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
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
