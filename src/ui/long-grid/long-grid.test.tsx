// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { axeFindsNothing } from '../../../tests/support/axe-here.ts';
import { LongGrid } from './long-grid.tsx';

// Nothing has a size in this environment, and a box without one draws no cards.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function height(
    this: HTMLElement,
  ) {
    return this.tagName === 'LI' ? 146 : 400;
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const cards = (heading: string, count: number) => ({
  heading,
  cards: Array.from({ length: count }, (_, at) => ({ id: `${heading}${at}` })),
});

function grid(...counts: [number, number]) {
  return (
    <LongGrid label="Things" groups={[cards('A', counts[0]), cards('B', counts[1])]} openId={null}>
      {({ id }, focus) => (
        <a href={`#${id}`} {...focus}>
          {id}
        </a>
      )}
    </LongGrid>
  );
}

const link = (name: string) => screen.getByRole('link', { name });
function press(key: string): void {
  const here = document.activeElement;
  if (here) fireEvent.keyDown(here, { key });
}

test('B42 of ten thousand cards a few are drawn; Tab goes through one line, the arrows to all', async () => {
  render(grid(5000, 5000));
  const drawn = screen.getAllByRole('link');
  expect(drawn.length).toBeLessThan(90);
  expect(
    drawn.filter(({ tabIndex }) => tabIndex === 0).map(({ textContent }) => textContent),
  ).toEqual(['A0', 'A1', 'A2']);
  expect(link('A1').closest('li')?.getAttribute('aria-setsize')).toBe('10000');
  await axeFindsNothing('a long grid');
  act(() => link('A0').focus());
  press('ArrowRight');
  expect(document.activeElement).toBe(link('A1'));
  press('ArrowDown');
  expect(document.activeElement).toBe(link('A3'));
  press('ArrowLeft');
  expect(document.activeElement).toBe(link('A2'));
  press('End');
  expect(document.activeElement).toBe(link('B4998'));
  press('ArrowRight');
  expect(document.activeElement).toBe(link('B4999'));
  press('Home');
  expect(document.activeElement).toBe(link('A0'));
});

test('from the last card of a group the arrow goes to the first of the next; a group without cards has no heading', () => {
  const { rerender } = render(grid(4, 2));
  act(() => link('A3').focus());
  press('ArrowRight');
  expect(document.activeElement).toBe(link('B0'));
  rerender(grid(0, 2));
  expect(screen.queryByText('A')).toBeNull();
  expect(screen.getByText('B').getAttribute('aria-hidden')).toBe('true');
});
