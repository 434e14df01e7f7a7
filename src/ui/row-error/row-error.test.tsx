// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import * as css from './row-error.css.ts';
import { RowErrors, type WrongRow } from './row-error.tsx';

const save = vi.fn();
afterEach(() => {
  cleanup();
  save.mockReset();
});

const rows: WrongRow[] = [
  {
    number: 17,
    values: { Name: 'Precious', Cellphone: '71 555' },
    column: 'Cellphone',
    kind: 'error',
    sentence: 'The number is too short',
    fix: 'Fix',
  },
  {
    number: 120,
    values: { Name: '', Cellphone: '079 555 0102' },
    column: 'Name',
    kind: 'doubt',
    sentence: 'First name is missing',
    fix: 'Choose',
  },
];

function Fixing() {
  const [editing, setEditing] = useState<{ row: number; value: string } | null>(null);
  return (
    <RowErrors
      columns={['Name', 'Cellphone']}
      rows={rows}
      editing={editing}
      onFix={(row) => setEditing({ row, value: '71 555' })}
      onEdit={(value) => setEditing(editing && { ...editing, value })}
      onSave={() => save(editing)}
      onCancel={() => setEditing(null)}
    />
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const open = () => {
  press('Fix row 17');
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Cellphone, row 17' });
};

test('a row says its number, which cell is wrong, why, and what to do', () => {
  render(<Fixing />);
  const [, first, second] = screen.getAllByRole('row');
  expect(within(first as HTMLElement).getByText('17')).toBeTruthy();
  expect(screen.getByText('71 555').className).toBe(css.wrong.error);
  expect(screen.getByText('(empty)').className).toBe(css.wrong.doubt);
  expect(screen.getByText('Precious').className).not.toContain(css.wrong.error);
  expect(within(first as HTMLElement).getByText('The number is too short')).toBeTruthy();
  expect(
    within(second as HTMLElement).getByRole('button', { name: 'Choose row 120' }),
  ).toBeTruthy();
});

test('the row opens where it stands, with the focus in the wrong cell', () => {
  render(<Fixing />);
  const input = open();
  expect(document.activeElement).toBe(input);
  expect(input.value).toBe('71 555');
  fireEvent.change(input, { target: { value: '071 555 0111' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  press('Save row 17');
  expect(save.mock.calls).toEqual([
    [{ row: 17, value: '071 555 0111' }],
    [{ row: 17, value: '071 555 0111' }],
  ]);
});

test.each([
  ['Escape', () => fireEvent.keyDown(open(), { key: 'Escape' })],
  [
    'Cancel',
    () => {
      open();
      press('Cancel');
    },
  ],
])('%s leaves the row as it was', (_, leave) => {
  render(<Fixing />);
  leave();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('71 555')).toBeTruthy();
  expect(save).not.toHaveBeenCalled();
});
