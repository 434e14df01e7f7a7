// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SignOut } from './sign-out.tsx';

const { signOut } = vi.hoisted(() => ({
  signOut: vi.fn(() => Promise.resolve({ drafts: 2, staysIn: 'Hope City' })),
}));
vi.mock('../../../api/session/sign-out.ts', () => ({ signOut }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('S2-003 signing out counts five seconds down and then leaves, once', async () => {
  const leave = vi.fn();
  render(<SignOut onLeave={leave} />);
  await act(() => Promise.resolve());
  expect(screen.getByText('Continuing in 5 seconds.')).toBeTruthy();
  // Issue 10.32: nothing goes without a word.
  expect(screen.getByText('2 reports that were not submitted were deleted.')).toBeTruthy();
  expect(screen.getByText('You stay signed in to Hope City.')).toBeTruthy();
  for (let i = 0; i < 4; i += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByText('Continuing in 1 second.')).toBeTruthy();
  expect(leave).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(leave).toHaveBeenCalledOnce();
});

test('A40 a device that does not take the wish to sign out says so, and is asked again', async () => {
  signOut.mockRejectedValueOnce(new Error('the store is gone'));
  const leave = vi.fn();
  render(<SignOut onLeave={leave} />);
  await act(() => Promise.resolve());
  expect(screen.getByRole('heading', { name: 'You are still signed in' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('Try again');
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  expect(screen.getByText('Continuing in 5 seconds.')).toBeTruthy();
  expect(leave).not.toHaveBeenCalled();
});
