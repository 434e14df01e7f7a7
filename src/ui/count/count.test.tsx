// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Count } from './count.tsx';

afterEach(cleanup);

test('a count says what it counts, is silent at 0 and short above 99', () => {
  const { container, rerender } = render(<Count value={2} of="need attention" />);
  expect(container.textContent).toBe('2 need attention');
  rerender(<Count value={0} of="need attention" />);
  expect(container.textContent).toBe('');
  rerender(<Count value={120} of="need attention" />);
  expect(screen.getByText(/99\+/)).toBeTruthy();
});
