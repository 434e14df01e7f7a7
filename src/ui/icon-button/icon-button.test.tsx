// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import Moon from 'lucide-react/icons/moon';
import { IconButton } from './icon-button.tsx';

afterEach(cleanup);

test('a button that is only an icon has a name and a tooltip', () => {
  render(<IconButton icon={Moon} label="Dim" />);
  expect(screen.getByRole('button', { name: 'Dim' }).title).toBe('Dim');
});
