// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
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

test('where each can be opened, also what is still to come', () => {
  const open = vi.fn();
  render(
    <Stepper label="Course" steps={steps} current={1} direction="joined" anyStep onStep={open} />,
  );
  fireEvent.click(screen.getByRole('button', { name: '4 Review' }));
  expect(open).toHaveBeenCalledWith(3);
});
