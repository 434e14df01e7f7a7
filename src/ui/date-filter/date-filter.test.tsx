// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DateFilter } from './date-filter.tsx';

afterEach(cleanup);

function shown(value = '') {
  const choose = vi.fn();
  render(<DateFilter label="From" value={value} notBefore="2026-11-10" onChange={choose} />);
  const box = screen.getByLabelText('From');
  return {
    choose,
    box,
    type: (text: string) => fireEvent.change(box, { target: { value: text } }),
  };
}

test('a day is taken as soon as it is whole, also from digits alone', () => {
  const { choose, type } = shown();
  type('2026111');
  expect(choose).not.toHaveBeenCalled();
  type('20261115');
  expect(choose).toHaveBeenCalledWith('2026-11-15');
});

test('what is no day says so when the box is left', () => {
  const { choose, box, type } = shown();
  type('2026-13-45');
  fireEvent.blur(box);
  expect(choose).not.toHaveBeenCalled();
  expect(box.getAttribute('aria-invalid')).toBe('true');
});

test('a day before the first one says so', () => {
  shown('2026-11-01');
  expect(screen.getByText('This day is before the first one')).toBeDefined();
});
