// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { gallery } from './stepper.gallery.tsx';
import { Stepper } from './stepper.tsx';

afterEach(cleanup);

const steps = [
  { id: 'a', title: 'Family', detail: 'Name and church' },
  { id: 'b', title: 'Members', wrong: true },
  { id: 'c', title: 'Address' },
  { id: 'd', title: 'Review' },
];

test('done, to be mended, here and still to come, in words; only what is behind can be opened', () => {
  const open = vi.fn();
  render(<Stepper label="New family" steps={steps} current={2} onStep={open} />);
  const keys = screen.getAllByRole<HTMLButtonElement>('button');
  expect(keys.map(({ textContent }) => textContent)).toEqual([
    'Done. FamilyName and church',
    'Needs attention. Members',
    '3Address',
    '4Review',
  ]);
  expect(keys.map(({ disabled }) => disabled)).toEqual([false, false, false, true]);
  expect(keys[2]?.getAttribute('aria-current')).toBe('step');
  fireEvent.click(screen.getByRole('button', { name: /Members/ }));
  expect(open).toHaveBeenCalledWith(1);
});

test('a wizard goes on when its step is right, and keeps what was filled in', () => {
  const Wizard = gallery[0]?.Example;
  if (!Wizard) throw new Error('No wizard');
  render(<Wizard />);
  fireEvent.click(screen.getByRole('button', { name: 'Next: profile' }));
  expect(screen.getByText('Write an email address, such as naledi@example.com')).toBeTruthy();
  const email = screen.getByLabelText('Email address');
  fireEvent.change(email, { target: { value: 'a@b.example' } });
  fireEvent.click(screen.getByRole('button', { name: 'Next: profile' }));
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('a@b.example');
});
