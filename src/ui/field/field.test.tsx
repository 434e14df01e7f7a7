// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TextField } from './field.tsx';
import { PasswordField } from './password-field.tsx';

afterEach(cleanup);

test('an error stands in the place of the hint and belongs to the field', () => {
  render(<TextField label="Adults" hint="18 and older" error="Enter 0 or more" />);
  const input = screen.getByLabelText('Adults');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const said = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(said?.textContent).toBe('Enter 0 or more');
  expect(screen.queryByText('18 and older')).toBeNull();
});

test('a password can be shown and hidden', () => {
  render(<PasswordField label="Password" />);
  const input = screen.getByLabelText('Password');
  expect(input.getAttribute('type')).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.getAttribute('type')).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.getAttribute('type')).toBe('password');
});
