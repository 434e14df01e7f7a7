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
