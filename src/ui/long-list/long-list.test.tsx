// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { axeFindsNothing } from '../../../tests/support/axe-here.ts';
import { LongList } from './long-list.tsx';

// Nothing has a height in this environment, and a box without one draws no rows.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function height(
    this: HTMLElement,
  ) {
    return this.tagName === 'LI' ? 64 : 400;
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function groupsOf(each: number) {
  return ['A', 'B'].map((heading) => ({
    heading,
    rows: Array.from({ length: each }, (_, at) => ({ id: `${heading}${at}` })),
  }));
}

function list(openId: string | null, each = 5000) {
  return (
    <LongList label="Names" groups={groupsOf(each)} openId={openId}>
      {({ id }, focus) => (
        <a href={`#${id}`} {...focus}>
          {id}
        </a>
      )}
    </LongList>
  );
}

const link = (name: string) => screen.getByRole('link', { name });
function press(key: string): void {
  const here = document.activeElement;
  if (here) fireEvent.keyDown(here, { key });
}

test('B42 of ten thousand rows a few are drawn; the arrows pass over the headings, and one row has the tab stop', async () => {
  render(list(null));
  const drawn = screen.getAllByRole('link');
  expect(drawn.length).toBeLessThan(60);
  expect(drawn.filter(({ tabIndex }) => tabIndex === 0)).toEqual([link('A0')]);
  expect(screen.getByText('A').getAttribute('aria-hidden')).toBe('true');
  await axeFindsNothing('a long list');
  act(() => link('A0').focus());
  press('ArrowUp');
  expect(document.activeElement).toBe(link('A0'));
  press('ArrowDown');
  expect(document.activeElement).toBe(link('A1'));
  expect(link('A1').tabIndex).toBe(0);
  press('End');
  expect(document.activeElement).toBe(link('B4999'));
  expect(link('B4999').closest('li')?.getAttribute('aria-posinset')).toBe('10000');
  press('Home');
  expect(document.activeElement).toBe(link('A0'));
});

test('from the last row of a group the arrow goes to the first of the next', () => {
  render(list(null, 2));
  act(() => link('A1').focus());
  press('ArrowDown');
  expect(document.activeElement).toBe(link('B0'));
});

test('the one that is open is drawn wherever it is, and has the tab stop', () => {
  const { rerender } = render(list('B4000'));
  expect(link('B4000').tabIndex).toBe(0);
  rerender(list('A2500'));
  expect(link('A2500').tabIndex).toBe(0);
  rerender(list('never was'));
  expect(link('A0').tabIndex).toBe(0);
});

test('rows may be buttons, and stand without a heading', () => {
  const rows = ['one', 'two'].map((id) => ({ id }));
  render(
    <LongList
      label="Names"
      groups={[{ heading: '', rows }]}
      openId={null}
      pressed="button"
      framed={false}
    >
      {({ id }, focus) => (
        <button type="button" {...focus}>
          {id}
        </button>
      )}
    </LongList>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  act(() => screen.getByRole('button', { name: 'one' }).focus());
  press('ArrowDown');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'two' }));
});
