// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DatePicker } from './date-picker.tsx';

afterEach(cleanup);

function pick() {
  const choose = vi.fn();
  render(<DatePicker value="2026-11-20" today="2026-11-21" onChange={choose} />);
  return choose;
}

test('quick picks choose the last Sunday and today', () => {
  const choose = pick();
  fireEvent.click(screen.getByRole('button', { name: 'Last Sunday' }));
  expect(choose).toHaveBeenLastCalledWith('2026-11-15');
  fireEvent.click(screen.getByRole('button', { name: 'Today' }));
  expect(choose).toHaveBeenLastCalledWith('2026-11-21');
});

test('days to come cannot be chosen', () => {
  pick();
  const tomorrow = screen.getByRole<HTMLButtonElement>('button', { name: 'Sunday 22 November' });
  expect(tomorrow.disabled).toBe(true);
});

test('where nobody knows what day it is, later days can be chosen', () => {
  const choose = vi.fn();
  render(<DatePicker value="2026-11-20" today="2026-11-21" anyDay onChange={choose} />);
  fireEvent.click(screen.getByRole('button', { name: 'Sunday 22 November' }));
  expect(choose).toHaveBeenLastCalledWith('2026-11-22');
});

test.each([
  ['2026-02-30', 'This day does not exist. Check the date'],
  ['22 November', 'Write the date as yyyy-MM-dd, such as 2026-11-22'],
  ['2026-12-24', 'This date is still to come. Choose today or an earlier date'],
])('a typed %s is answered with a sentence and stays to be mended', (typed, sentence) => {
  const choose = pick();
  const input = screen.getByLabelText<HTMLInputElement>('Date');
  fireEvent.change(input, { target: { value: typed } });
  fireEvent.blur(input);
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(input.value).toBe(typed);
  expect(choose).not.toHaveBeenCalled();
});
