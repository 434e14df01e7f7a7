// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SnackbarPlace } from './snackbar.tsx';
import { createSnackbars, errorSnack, submitted } from './snackbars.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function place() {
  const snackbars = createSnackbars();
  render(<SnackbarPlace of={snackbars} />);
  return (snack: Parameters<typeof snackbars.show>[0]) => act(() => snackbars.show(snack));
}

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('S8-003 S8-004 S8-005 S9-006 an error has OK, is dismissed by it, and stays 5 seconds', () => {
  const show = place();
  show(errorSnack('Something has gone wrong.'));
  wait(4999);
  expect(screen.getByText('Something has gone wrong.')).toBeTruthy();
  wait(1);
  expect(screen.queryByText('Something has gone wrong.')).toBeNull();
  show(errorSnack('Something has gone wrong.'));
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByText('Something has gone wrong.')).toBeNull();
});

test('S8-009 S9-004 Successfully Submitted stays 2 seconds', () => {
  const show = place();
  show(submitted);
  wait(1999);
  expect(screen.getByText('Successfully Submitted')).toBeTruthy();
  wait(1);
  expect(screen.queryByText('Successfully Submitted')).toBeNull();
});

test('one at a time, the same words once, and an update waits without a limit', () => {
  const show = place();
  const run = vi.fn();
  show(submitted);
  show(submitted);
  show({
    tone: 'plain',
    text: 'An app update is available',
    action: { label: 'Update Now', run },
    life: null,
  });
  expect(screen.queryByText('An app update is available')).toBeNull();
  wait(2000);
  expect(screen.queryByText('Successfully Submitted')).toBeNull();
  wait(600_000);
  fireEvent.click(screen.getByRole('button', { name: 'Update Now' }));
  expect(run).toHaveBeenCalledOnce();
  expect(screen.queryByText('An app update is available')).toBeNull();
});
