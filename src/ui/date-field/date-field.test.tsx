// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { DateField } from './date-field.tsx';

afterEach(cleanup);

function show() {
  const change = vi.fn();
  function Field() {
    const [date, setDate] = useState('2026-11-22');
    change.mockImplementation(setDate);
    return <DateField label="Begins" value={date} today="2026-11-22" onChange={change} />;
  }
  render(<Field />);
  return change;
}
const field = () => screen.getByLabelText<HTMLInputElement>('Begins');

test('a day that does not exist stays to be mended; a right one is given on', () => {
  const change = show();
  fireEvent.change(field(), { target: { value: '2026-02-30' } });
  fireEvent.blur(field());
  expect(screen.getByText('This day does not exist. Check the date')).toBeTruthy();
  expect(field().value).toBe('2026-02-30');
  expect(change).not.toHaveBeenCalled();
  fireEvent.change(field(), { target: { value: '2026-12-24' } });
  fireEvent.blur(field());
  expect(change).toHaveBeenCalledExactlyOnceWith('2026-12-24');
});

test('a day from the calendar takes the place of what was typed', async () => {
  const change = show();
  fireEvent.change(field(), { target: { value: 'next week' } });
  fireEvent.click(screen.getByRole('button', { name: 'Calendar for begins' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Monday 23 November' }));
  expect(change).toHaveBeenLastCalledWith('2026-11-23');
  await waitFor(() => expect(field().value).toBe('2026-11-23'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
