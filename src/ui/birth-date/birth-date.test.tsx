// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BirthDate } from './birth-date.tsx';

afterEach(cleanup);

test('parts are given on as numbers, and what is cleared is unknown', () => {
  const change = vi.fn();
  const born = { year: 1984, month: 6, day: 2 };
  render(<BirthDate label="Date of birth" value={born} today="2026-11-22" onChange={change} />);
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '14' } });
  expect(change).toHaveBeenLastCalledWith({ year: 1984, month: 6, day: 14 });
  fireEvent.change(screen.getByLabelText('Year'), { target: { value: '' } });
  expect(change).toHaveBeenLastCalledWith({ month: 6, day: 2 });
  fireEvent.change(screen.getByLabelText('Month'), { target: { value: '' } });
  expect(change).toHaveBeenLastCalledWith({ year: 1984, day: 2 });
});

test('what the form finds wrong is said before the group is left, and what is wrong here comes first', () => {
  const props = { label: 'Born', today: '2026-11-22', onChange: () => undefined };
  const { rerender } = render(
    <BirthDate {...props} value={{ day: 3 }} hint="Leave out the rest" />,
  );
  expect(screen.getByText('Leave out the rest')).toBeTruthy();
  rerender(<BirthDate {...props} value={{ day: 3 }} error="Choose the month" />);
  expect(screen.getByRole('alert').textContent).toBe('Choose the month');
  fireEvent.blur(screen.getByLabelText('Year'));
  expect(screen.getByRole('alert').textContent).toBe(
    'Choose the month as well, or leave the day out',
  );
});

test('what cannot be is said when the group is left, not before', () => {
  const wrong = { year: 2017, month: 2, day: 30 };
  render(<BirthDate label="Born" value={wrong} today="2026-11-22" onChange={() => undefined} />);
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.blur(screen.getByLabelText('Year'));
  expect(screen.getByRole('alert').textContent).toBe('30 February does not exist. Check the day');
});
