// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AddedUp } from './added-up.tsx';

const keep = vi.fn<() => void>();
const undo = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  render(<AddedUp total="829" busy={false} onKeep={keep} onUndo={undo} />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('issue 10.41: adding up can be undone before it is kept', () => {
  expect(screen.getByText(/The report will say 829/)).toBeTruthy();
  act(() => vi.advanceTimersByTime(7999));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(keep).not.toHaveBeenCalled();
});

test('issue 10.41: it is kept by itself, and never after it went from the screen', () => {
  act(() => vi.advanceTimersByTime(8000));
  expect(keep).toHaveBeenCalledOnce();
  cleanup();
  act(() => vi.advanceTimersByTime(60_000));
  expect(keep).toHaveBeenCalledOnce();
});
