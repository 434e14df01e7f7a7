// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { LastTap } from './last-tap.tsx';
import * as css from './tally-key.css.ts';
import { TallyKeys } from './tally-key.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const kinds = [
  { id: 'women', label: 'Women', one: 'woman' },
  { id: 'men', label: 'Men', one: 'man' },
];

function Door() {
  const [taps, setTaps] = useState<string[]>([]);
  const last = kinds.find(({ id }) => id === taps.at(-1));
  const keys = kinds.map(({ id, label }) => ({
    id,
    label,
    count: taps.filter((tap) => tap === id).length,
  }));
  return (
    <>
      <TallyKeys keys={keys} last={last?.id ?? null} onAdd={(id) => setTaps([...taps, id])} />
      <LastTap
        tap={last ? { one: last.one, time: '09:14:08' } : null}
        onUndo={() => setTaps(taps.slice(0, -1))}
      />
    </>
  );
}

const key = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const undo = () => key(/^Undo/);
const solid = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.querySelector(`.${css.plusIs.solid.replaceAll(' ', '.')}`))
    .map(({ textContent }) => textContent);

test('a tap anywhere on the card adds one, and only the last key tapped is solid', () => {
  render(<Door />);
  expect(solid()).toEqual([]);
  fireEvent.click(screen.getByText('Women'));
  fireEvent.click(key(/^Women/));
  expect(solid()).toEqual(['Women2+1']);
  fireEvent.click(key(/^Men/));
  expect(solid()).toEqual(['Men1+1']);
  expect(screen.getByRole('status').textContent).toBe('Last: +1 man, 09:14:08');
});

test('undo names what it takes back, tap by tap, until there is nothing', () => {
  render(<Door />);
  expect(undo().disabled).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('Nothing to take back');
  fireEvent.click(key(/^Women/));
  fireEvent.click(key(/^Men/));
  expect(undo().getAttribute('aria-label')).toBe('Undo +1 man');
  fireEvent.click(undo());
  expect(undo().getAttribute('aria-label')).toBe('Undo +1 woman');
  expect(solid()).toEqual(['Women1+1']);
  fireEvent.click(undo());
  expect(key(/^Women/).textContent).toBe('Women0+1');
  expect(undo().disabled).toBe(true);
});

test('a key of the keyboard that is held counts once, and a thumb that rests opens no menu', () => {
  render(<Door />);
  const first = createEvent.keyDown(key(/^Women/), { key: 'Enter' });
  const again = createEvent.keyDown(key(/^Women/), { key: 'Enter', repeat: true });
  const menu = createEvent.contextMenu(key(/^Women/));
  for (const event of [first, again, menu]) fireEvent(key(/^Women/), event);
  expect([first, again, menu].map((event) => event.defaultPrevented)).toEqual([false, true, true]);
});

test('each count is felt as a light tick', () => {
  const vibrate = vi.fn();
  vi.stubGlobal('navigator', { vibrate });
  render(<Door />);
  fireEvent.click(key(/^Women/));
  expect(vibrate.mock.calls).toEqual([[8]]);
});
