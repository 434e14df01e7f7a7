// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import Inbox from 'lucide-react/icons/inbox';
import { Icon } from './icon.tsx';

afterEach(cleanup);

test('an icon is silent and grows with the text', () => {
  const { container } = render(<Icon of={Inbox} size="xl" />);
  const svg = container.querySelector('svg');
  expect(svg?.getAttribute('aria-hidden')).toBe('true');
  expect(svg?.getAttribute('width')).toBe('1.5rem');
  expect(screen.queryByRole('img')).toBeNull();
});
