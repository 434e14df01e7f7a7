// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NotRead } from './not-read.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('says what could not be read and that reports are safe, and tries again', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  render(<NotRead heading="h1" title="Could not load the reports" />);
  const heading = { level: 1, name: 'Could not load the reports' };
  expect(screen.getByRole('heading', heading)).toBeTruthy();
  expect(screen.getByText(/Your saved reports are safe/)).toBeTruthy();
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(reload).toHaveBeenCalledOnce();
});
