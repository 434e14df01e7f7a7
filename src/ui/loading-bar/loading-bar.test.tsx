// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LoadingBar } from './loading-bar.tsx';

afterEach(cleanup);

test('the loading bar is there only while something is awaited', () => {
  const { rerender } = render(<LoadingBar busy />);
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeTruthy();
  rerender(<LoadingBar busy={false} />);
  expect(screen.queryByRole('progressbar')).toBeNull();
});
