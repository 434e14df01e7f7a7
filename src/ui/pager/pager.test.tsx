// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Pager } from './pager.tsx';

afterEach(cleanup);

test('a pager goes no further than its ends', () => {
  const turn = vi.fn();
  render(<Pager page={1} pages={2} words="1 to 25 of 30" onPage={turn} />);
  const before = screen.getByRole<HTMLButtonElement>('button', { name: 'Page before' });
  expect(before.disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Page after' }));
  expect(turn).toHaveBeenCalledWith(2);
});

test('a pager of many pages leads to the first and the last one', () => {
  const turn = vi.fn();
  render(<Pager page={2} pages={9} words="11 to 20 of 90" hasEnds onPage={turn} />);
  fireEvent.click(screen.getByRole('button', { name: 'First page' }));
  fireEvent.click(screen.getByRole('button', { name: 'Last page' }));
  expect(turn.mock.calls).toEqual([[1], [9]]);
});
