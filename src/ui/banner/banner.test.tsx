// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import Info from 'lucide-react/icons/info';
import { Banner } from './banner.tsx';

afterEach(cleanup);

test('a danger interrupts people who listen, the others wait', () => {
  render(<Banner tone="danger" icon={Info} title="Two things to fix" />);
  expect(screen.getByRole('alert').textContent).toContain('Two things to fix');
  cleanup();
  render(<Banner tone="warning" icon={Info} title="You’re offline." />);
  expect(screen.getByRole('status').textContent).toContain('You’re offline.');
});
