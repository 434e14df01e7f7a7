// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import UserRound from 'lucide-react/icons/user-round';
import { afterEach, expect, test, vi } from 'vitest';
import { ColumnMatch, type MatchedColumn } from './column-match.tsx';

const match = vi.fn();
const check = vi.fn();
afterEach(() => {
  cleanup();
  match.mockReset();
});

const column = (name: string, target: string | null, toCheck: string | null): MatchedColumn => ({
  id: name,
  name,
  values: ['Thandi', '–'],
  target,
  toCheck,
});

function show() {
  render(
    <ColumnMatch
      columns={[
        column('Naam', 'first', null),
        column('Wyk', 'group', '11 of 12 found'),
        column('Kar reg', null, null),
      ]}
      targets={[
        { value: 'first', label: 'First name', icon: UserRound },
        { value: 'group', label: 'Group', icon: UserRound },
      ]}
      onMatch={match}
      onCheck={check}
    />,
  );
}

const target = (name: string) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: `${name} goes into` });

test('each column says what it holds, where it goes and how sure that is', () => {
  show();
  const cells = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell'));
  const results = cells.map((row) => row.at(-1)?.textContent?.replace('Result ', ''));
  expect(results).toEqual(['Sure', '11 of 12 foundCheck Wyk', 'Left out']);
  for (const row of cells) expect(row[1]?.textContent).toMatch(/Thandi, –$/);
  expect(target('Kar reg').selectedOptions[0]?.text).toBe('Do not import');
});

test('a column goes elsewhere, or nowhere, and what is not sure can be looked at', () => {
  show();
  fireEvent.change(target('Kar reg'), { target: { value: 'first' } });
  fireEvent.change(target('Naam'), { target: { value: '' } });
  expect(match.mock.calls).toEqual([
    ['Kar reg', 'first'],
    ['Naam', null],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Check Wyk' }));
  expect(check).toHaveBeenCalledExactlyOnceWith('Wyk');
});
