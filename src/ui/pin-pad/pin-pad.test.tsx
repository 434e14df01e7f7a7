// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import * as css from './pin-pad.css.ts';
import { PinPad, type PinState } from './pin-pad.tsx';

afterEach(() => {
  cleanup();
  said.mockReset();
});

const said = vi.fn();
const ready: PinState = { is: 'ready' };

function Pad({ start = '', state = ready }: { start?: string; state?: PinState }) {
  const [value, setValue] = useState(start);
  function change(next: string) {
    said(next);
    setValue(next);
  }
  return (
    <PinPad
      person={{ name: 'Lerato Dlamini', called: 'Lerato' }}
      value={value}
      onChange={change}
      state={state}
    />
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const key = (pressed: string, more = {}) =>
  fireEvent.keyDown(screen.getByRole('button', { name: '1' }), { key: pressed, ...more });

test('six digits and no more; the last goes, or all of them', () => {
  render(<Pad />);
  for (const digit of '1234567') press(digit);
  expect(said).toHaveBeenLastCalledWith('123456');
  press('Delete the last digit');
  expect(said).toHaveBeenLastCalledWith('12345');
  press('Clear');
  expect(said).toHaveBeenLastCalledWith('');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Clear' }).disabled).toBe(true);
});

test('a keyboard types as well; a key that is held types once', () => {
  render(<Pad />);
  key('4');
  key('4', { repeat: true });
  key('2');
  key('r', { ctrlKey: true });
  key('x');
  expect(said).toHaveBeenLastCalledWith('42');
  key('Backspace');
  expect(said).toHaveBeenLastCalledWith('4');
});

test('how many digits is seen and said, never which', () => {
  const { container } = render(<Pad start="937" />);
  expect(container.querySelectorAll(`.${css.dotIs.filled.replaceAll(' ', '.')}`)).toHaveLength(3);
  expect(screen.getByRole('status').textContent).toBe('3 of 6 digits');
  expect(container.innerHTML).not.toContain('937');
  expect(screen.getByRole('group', { name: 'Lerato’s PIN' })).toBeTruthy();
});

test.each([
  [3, { wait: '5 minutes' }, 'That PIN is not right. 3 tries left, then 5 minutes’ wait.'],
  [1, { wait: 'an hour' }, 'That PIN is not right. 1 try left, then an hour’s wait.'],
  [
    2,
    { end: 'only the password opens it' },
    'That PIN is not right. 2 tries left, then only the password opens it.',
  ],
])('a wrong PIN says what is left: %d', (triesLeft, after, words) => {
  render(<Pad state={{ is: 'wrong', triesLeft, after }} />);
  expect(screen.getByRole('alert').textContent).toBe(words);
});

test('while it is locked nothing can be typed, and the time to go stands there', () => {
  render(<Pad state={{ is: 'locked', left: '4:12' }} />);
  expect(screen.getByText('Too many tries. Locked, 4:12 to go')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  key('5');
  press('5');
  expect(said).not.toHaveBeenCalled();
});
