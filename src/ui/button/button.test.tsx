// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

afterEach(cleanup);

test('a busy button says what happens and cannot be pressed', () => {
  const press = vi.fn();
  render(
    <Button busy="Signing in…" onClick={press}>
      Sign in
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Signing in…' });
  fireEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-busy')).toBe('true');
});

test('a button never submits a form unless it says so', () => {
  render(<Button>Add a note</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});
