// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FileTile } from './file-tile.tsx';

afterEach(cleanup);

test('a file is fetched under its own name', () => {
  render(<FileTile name="Order of service.pdf" bytes={1_240_000} href="/files/1" />);
  const link = screen.getByRole('link', { name: 'Order of service.pdf' });
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([
    '/files/1',
    'Order of service.pdf',
  ]);
  expect(screen.getByText('PDF')).toBeTruthy();
  expect(screen.getByText('1,2\u00a0MB', { collapseWhitespace: false })).toBeTruthy();
});

test('it is taken away by a button that says what goes', () => {
  const remove = vi.fn();
  render(<FileTile name="notes" bytes={10} onRemove={remove} />);
  expect(screen.getByText('FILE')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove notes' }));
  expect(remove).toHaveBeenCalledOnce();
});

test('a picture of it stands in the place of its kind', () => {
  const { container } = render(<FileTile name="roof.png" bytes={10} preview="/small" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/small');
  expect(screen.queryByText('PNG')).toBeNull();
});
