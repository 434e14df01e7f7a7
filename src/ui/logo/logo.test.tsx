// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Logo } from './logo.tsx';

afterEach(cleanup);

test('the mark is three petals and says nothing', () => {
  const { container } = render(<Logo />);
  expect(container.querySelectorAll('path')).toHaveLength(3);
  expect(screen.queryByRole('img')).toBeNull();
});
