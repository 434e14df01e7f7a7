// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Skeleton } from './skeleton.tsx';

afterEach(cleanup);

test('a skeleton says what it waits for', () => {
  render(<Skeleton what="reports" />);
  expect(screen.getByRole('status').textContent).toBe('Loading reports…');
});
