// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { NumberPad } from './number-pad.tsx';

afterEach(cleanup);

function Pad({ go }: { go(): void }) {
  const [value, setValue] = useState<number | null>(236);
  return (
    <NumberPad
      label="Adults"
      value={value}
      onChange={setValue}
      next={{ label: 'Children', go }}
      onClose={() => undefined}
    />
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.getByRole('status', { name: 'Adults' }).textContent;

test('the first digit replaces the number, the next ones extend it', () => {
  render(<Pad go={vi.fn()} />);
  press('4');
  press('2');
  expect(shown()).toBe('42');
});

test('+10 and delete go on from the number that stands there', () => {
  render(<Pad go={vi.fn()} />);
  press('+10');
  expect(shown()).toBe('246');
  press('Delete the last digit');
  press('Delete the last digit');
  press('Delete the last digit');
  expect(shown()).toBe('');
});

test('a number above the largest count is not taken', () => {
  render(<Pad go={vi.fn()} />);
  for (const digit of '9999999') press(digit);
  expect(shown()).toBe('999999');
});

test('next walks on', () => {
  const go = vi.fn();
  render(<Pad go={go} />);
  press('Next: Children');
  expect(go).toHaveBeenCalledOnce();
});
