// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Rows } from './rows.tsx';

beforeEach(() => {
  // React reports what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

interface Row {
  id: string;
  name: string | null;
}

const list = (rows: readonly Row[]) => (
  <ul>
    <Rows of={rows} keyOf={({ id }) => id}>
      {({ name }) => {
        if (name === null) throw new Error('no name');
        return <li>{name}</li>;
      }}
    </Rows>
  </ul>
);

const said = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('issue 10.4: a row that cannot be drawn says so in its place, and the others are there', () => {
  const first = { id: '1', name: 'Naledi' };
  const last = { id: '3', name: 'Lerato' };
  const { rerender } = render(list([first, { id: '2', name: null }, last]));
  expect(said()).toEqual([
    'Naledi',
    'This entry cannot be shown. The others are complete.',
    'Lerato',
  ]);
  rerender(list([first, { id: '2', name: 'Thabo' }, last]));
  expect(said()).toEqual(['Naledi', 'Thabo', 'Lerato']);
});

test('issue 10.4: in a table the sentence is a row of it', () => {
  render(
    <table>
      <tbody>
        <Rows of={['1', '2']} as="tr" keyOf={(id) => id}>
          {(id) => {
            if (id === '1') throw new Error('unreadable');
            return (
              <tr>
                <td>{id}</td>
              </tr>
            );
          }}
        </Rows>
      </tbody>
    </table>,
  );
  const [first, second] = screen.getAllByRole('row');
  expect(within(first as HTMLElement).getByText(/cannot be shown/)).toBeTruthy();
  expect(second?.textContent).toBe('2');
});
