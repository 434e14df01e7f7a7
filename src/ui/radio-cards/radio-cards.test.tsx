// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RadioCards } from './radio-cards.tsx';

afterEach(cleanup);

test('a group with a name; a card answers its value', () => {
  const change = vi.fn();
  render(
    <RadioCards
      label="How to pay"
      options={[
        { value: 'full', label: 'Pay in full' },
        { value: 'deposit', label: 'Deposit', detail: 'R 300,00 now' },
      ]}
      value="full"
      onChange={change}
    />,
  );
  expect(screen.getByRole('group', { name: 'How to pay' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Pay in full' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'Deposit R 300,00 now' }));
  expect(change).toHaveBeenCalledWith('deposit');
});
