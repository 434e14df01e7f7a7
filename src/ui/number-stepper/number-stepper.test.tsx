// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NumberStepper } from './number-stepper.tsx';

const problems = vi.fn();
const counted = vi.fn();

function Counter({ start }: { start: number | null }) {
  const [value, setValue] = useState(start);
  return <NumberStepper label="Adults" value={value} onChange={setValue} onProblem={problems} />;
}

const value = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Adults' });
const plus = () => screen.getByRole('button', { name: 'One more: Adults' });
const minus = () => screen.getByRole<HTMLButtonElement>('button', { name: 'One less: Adults' });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  problems.mockClear();
});

/** Lets time pass as it does, so that the screen follows each step. */
function pass(ms: number) {
  for (let i = 0; i < ms; i += 10) act(() => void vi.advanceTimersByTime(Math.min(10, ms - i)));
}

describe('keys', () => {
  test('count by one and by ten', () => {
    render(<Counter start={3} />);
    fireEvent.click(plus());
    fireEvent.click(screen.getByRole('button', { name: '+10: Adults' }));
    fireEvent.click(minus());
    expect(value().value).toBe('13');
  });

  test('the ten-thousandth is shown smaller, so that a phone has room for all of the number', () => {
    render(<Counter start={9_999} />);
    expect(value().matches('[data-long]')).toBe(false);
    fireEvent.click(plus());
    expect(value().value).toBe('10000');
    expect(value().matches('[data-long]')).toBe(true);
  });

  test('each count is felt as a light tick, also where motion is reduced: a tick moves nothing on the screen', () => {
    const vibrate = vi.fn();
    vi.stubGlobal('navigator', { vibrate });
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn() }));
    render(<Counter start={3} />);
    fireEvent.click(plus());
    fireEvent.click(minus());
    expect(vibrate.mock.calls).toEqual([[8], [8]]);
    vi.unstubAllGlobals();
  });

  test('a count that stays small has no +10, and still counts by ten with Page keys', () => {
    render(<NumberStepper few label="Adults" value={2} onChange={counted} />);
    expect(screen.queryByRole('button', { name: '+10: Adults' })).toBeNull();
    fireEvent.keyDown(value(), { key: 'PageUp' });
    expect(counted).toHaveBeenCalledExactlyOnceWith(12);
  });

  test('minus is disabled at 0 and while nothing was counted', () => {
    render(<Counter start={1} />);
    fireEvent.click(minus());
    expect(value().value).toBe('0');
    expect(minus().disabled).toBe(true);
    cleanup();
    render(<Counter start={null} />);
    expect(minus().disabled).toBe(true);
    expect(value().getAttribute('aria-valuetext')).toBe('Not counted');
  });

  test('arrows count by one, Page keys by ten', () => {
    render(<Counter start={12} />);
    fireEvent.keyDown(value(), { key: 'ArrowUp' });
    fireEvent.keyDown(value(), { key: 'PageUp' });
    fireEvent.keyDown(value(), { key: 'ArrowDown' });
    expect(value().value).toBe('22');
    fireEvent.keyDown(value(), { key: 'PageDown' });
    expect(value().value).toBe('12');
  });
});

describe('holding', () => {
  test('repeats after 400 ms, then every 90 ms, and the release adds nothing', () => {
    render(<Counter start={0} />);
    fireEvent.pointerDown(plus(), { button: 0 });
    pass(399);
    expect(value().value).toBe('0');
    pass(1 + 90 * 4);
    expect(value().value).toBe('5');
    fireEvent.pointerUp(plus());
    fireEvent.click(plus());
    pass(1000);
    expect(value().value).toBe('5');
  });

  test.each([
    ['the pointer is cancelled', () => fireEvent.pointerCancel(plus())],
    ['the window loses the focus', () => fireEvent(window, new Event('blur'))],
    ['the page is hidden', () => fireEvent(document, new Event('visibilitychange'))],
  ])('ends when %s', (_, end) => {
    render(<Counter start={0} />);
    fireEvent.pointerDown(plus(), { button: 0 });
    pass(490);
    expect(value().value).toBe('2');
    end();
    pass(5000);
    expect(value().value).toBe('2');
  });

  test('a thumb that scrolls over a key counts nobody', () => {
    render(<Counter start={7} />);
    fireEvent.pointerDown(plus(), { button: 0 });
    fireEvent.pointerCancel(plus());
    pass(1000);
    expect(value().value).toBe('7');
  });
});

describe('typing', () => {
  test('replaces the number; an empty box is "not counted"', () => {
    render(<Counter start={7} />);
    fireEvent.change(value(), { target: { value: '1 240' } });
    fireEvent.blur(value());
    expect(value().value).toBe('1240');
    fireEvent.change(value(), { target: { value: '' } });
    fireEvent.blur(value());
    expect(value().getAttribute('aria-valuetext')).toBe('Not counted');
  });

  test.each([
    ['-4', 'Enter 0 or more'],
    ['3.5', 'Enter a whole number, without decimals'],
    ['many', 'Enter the number in digits, such as 42'],
    ['🙏', 'Enter the number in digits, such as 42'],
    ['1000000000', 'This is more than 999 999. Check the number'],
  ])('%s is answered with a sentence and stays to be mended', (typed, sentence) => {
    render(<Counter start={7} />);
    fireEvent.change(value(), { target: { value: typed } });
    fireEvent.blur(value());
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(value().value).toBe(typed);
    expect(problems).toHaveBeenLastCalledWith(sentence);
    fireEvent.change(value(), { target: { value: '8' } });
    expect(screen.queryByText(sentence)).toBeNull();
    expect(problems).toHaveBeenLastCalledWith(null);
  });
});
