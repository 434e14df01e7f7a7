// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Switch } from './switch.tsx';

afterEach(cleanup);

test('a switch has its words as its name and answers what it is now', () => {
  const change = vi.fn();
  render(<Switch label="Remind me" hint="On Sundays" on={false} onChange={change} />);
  const control = screen.getByRole('switch', { name: 'Remind me' });
  expect(control.getAttribute('aria-checked')).toBe('false');
  fireEvent.click(control);
  expect(change).toHaveBeenCalledWith(true);
});
