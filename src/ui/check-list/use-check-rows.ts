import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { CheckOption } from './check-option.ts';

/** In px, before a row is measured. */
const rowHeight = 56;

/** Rows in sight, and the one with the tab stop: were it not drawn, the keyboard would lose its place. */
function rowsToDraw(range: Range, tabStop: number): number[] {
  const inSight = defaultRangeExtractor(range);
  if (tabStop === -1 || inSight.includes(tabStop)) return inSight;
  return [...inSight, tabStop].toSorted((one, other) => one - other);
}

const isOpen = ({ done }: CheckOption) => done === undefined;

/** Index of the row to which a key goes; -1 for none. Rows that cannot be chosen are passed over. */
function goalOf(key: string, options: readonly CheckOption[], from: number): number {
  switch (key) {
    case 'ArrowDown':
      return options.findIndex((one, at) => at > from && isOpen(one));
    case 'ArrowUp':
      return options.findLastIndex((one, at) => at < from && isOpen(one));
    case 'Home':
      return options.findIndex(isOpen);
    case 'End':
      return options.findLastIndex(isOpen);
    default:
      return -1;
  }
}

/** The rows of a list that are drawn, and the keys that go from one to another. */
export function useCheckRows(options: readonly CheckOption[]) {
  const scroller = useRef<HTMLDivElement>(null);
  const [here, setHere] = useState<string>();
  const goal = useRef<number>(undefined);
  const known = options.findIndex(({ value, done }) => value === here && done === undefined);
  const tabStop = known === -1 ? goalOf('Home', options, -1) : known;
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised
  const virtual = useVirtualizer({
    count: options.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => options[index]?.value ?? index,
    rangeExtractor: (range) => rowsToDraw(range, tabStop),
    overscan: 8,
    // Before the box is measured there is a screenful.
    initialRect: { width: 400, height: 600 },
  });
  useLayoutEffect(() => {
    if (goal.current === undefined) return;
    const row = scroller.current?.querySelector(`[data-index="${goal.current}"] input`);
    goal.current = undefined;
    if (row instanceof HTMLElement) row.focus({ preventScroll: true });
  });
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      event.target.form?.requestSubmit();
      return;
    }
    const next = goalOf(event.key, options, tabStop);
    if (next === -1) return;
    event.preventDefault();
    goal.current = next;
    setHere(options[next]?.value);
    virtual.scrollToIndex(next);
  }
  return {
    scroller,
    height: virtual.getTotalSize(),
    drawn: virtual
      .getVirtualItems()
      .map(({ index, start }) => ({ index, start, measure: virtual.measureElement })),
    tabStop,
    setHere,
    onKeyDown,
  };
}
