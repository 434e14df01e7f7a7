// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { KeyValues } from './key-values.tsx';

afterEach(cleanup);

test('each value belongs to its name', () => {
  render(<KeyValues facts={[{ name: 'Leader', value: 'Fatima Adams' }]} />);
  expect(screen.getByRole('term').textContent).toBe('Leader');
  expect(screen.getByRole('definition').textContent).toBe('Fatima Adams');
});
