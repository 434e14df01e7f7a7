// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ProgressRing } from './progress-ring.tsx';

afterEach(cleanup);

test.each([
  [9, 12, '75%'],
  [15, 12, '100%'],
  [0, 0, '0%'],
])('%d of %d is %s, and that is said', (value, of, percent) => {
  render(<ProgressRing value={value} of={of} label="Reports" />);
  const ring = screen.getByRole('img', { name: `Reports: ${percent}` });
  expect(ring.textContent).toBe(percent);
  expect(ring.querySelectorAll('circle')).toHaveLength(percent === '0%' ? 1 : 2);
});
