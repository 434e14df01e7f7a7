import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';

/** Lines of a list of which only those in sight are drawn. */
export interface LongRows {
  count: number;
  /** Stays with its line when others come and go. */
  keyOf(index: number): string;
  /** Whether the keys go there: headings and what cannot be chosen are passed over. */
  isStop(index: number): boolean;
  /** In px, before the line is measured. */
  heightOf(index: number): number;
  /** Part of a line that has the focus. */
  focused: 'a' | 'button' | 'input';
  /** Key of the line that Tab goes to first; the first one where none is named. */
  begin?: string | null;
  /** Lines that are drawn as well while this one is the first in sight. */
  beside?(first: number): readonly number[];
  /** Height of the heading that covers the top of the box, in px. */
  above?: number;
}

/** Lines in sight, and those that must be there: were the tab stop not drawn, the keyboard would lose its place. */
function linesToDraw(range: Range, others: readonly number[]): number[] {
  const all = new Set([...defaultRangeExtractor(range), ...others.filter((at) => at !== -1)]);
  return [...all].toSorted((one, other) => one - other);
}

/** The next stop from here on, in steps of 1 or -1; -1 for none. */
function stopFrom({ count, isStop }: LongRows, from: number, step: 1 | -1): number {
  for (let at = from; at >= 0 && at < count; at += step) if (isStop(at)) return at;
  return -1;
}

/** Index of the line to which a key goes; -1 for none. */
function goalOf(key: string, rows: LongRows, from: number): number {
  switch (key) {
    case 'ArrowDown':
      return stopFrom(rows, from + 1, 1);
    case 'ArrowUp':
      return stopFrom(rows, from - 1, -1);
    case 'Home':
      return stopFrom(rows, 0, 1);
    case 'End':
      return stopFrom(rows, rows.count - 1, -1);
    default:
      return -1;
  }
}

function stopWith(rows: LongRows, key: string | null | undefined): number {
  if (key === null || key === undefined) return -1;
  for (let at = 0; at < rows.count; at += 1) {
    if (rows.keyOf(at) === key) return rows.isStop(at) ? at : -1;
  }
  return -1;
}

/** The lines that are drawn, and the keys that go from one to another. */
export function useLongRows(rows: LongRows) {
  const scroller = useRef<HTMLDivElement>(null);
  const [here, setHere] = useState<string>();
  const goal = useRef<number>(undefined);
  const known = [stopWith(rows, here), stopWith(rows, rows.begin)].find((at) => at !== -1);
  const tabStop = known ?? goalOf('Home', rows, -1);
  const focusOn = (index: number) => {
    const part = scroller.current?.querySelector(`[data-index="${index}"] ${rows.focused}`);
    if (part instanceof HTMLElement) part.focus({ preventScroll: true });
  };
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised
  const virtual = useVirtualizer({
    count: rows.count,
    getScrollElement: () => scroller.current,
    estimateSize: rows.heightOf,
    getItemKey: rows.keyOf,
    rangeExtractor: (range) =>
      linesToDraw(range, [tabStop, ...(rows.beside?.(range.startIndex) ?? [])]),
    overscan: 8,
    scrollPaddingStart: rows.above ?? 0,
    // Before the box is measured there is a screenful.
    initialRect: { width: 400, height: 600 },
  });
  useLayoutEffect(() => {
    if (goal.current === undefined) return;
    focusOn(goal.current);
    goal.current = undefined;
  });
  const drawn = virtual
    .getVirtualItems()
    .map(({ index, start }) => ({ index, start, measure: virtual.measureElement }));
  /** Brings a line into sight and gives it the focus, and the tab stop. */
  const go = (index: number) => {
    goal.current = index;
    // At once where it is drawn: nothing is drawn anew when it has the tab stop already.
    focusOn(index);
    setHere(rows.keyOf(index));
    virtual.scrollToIndex(index);
  };
  return {
    scroller,
    height: virtual.getTotalSize(),
    drawn,
    /** Index of the first line in sight. */
    first: virtual.range?.startIndex ?? 0,
    tabStop,
    setHere,
    show: (index: number) => virtual.scrollToIndex(index),
    go,
    /** Index of the line at so many px from the top of the list, and how far it is from there to the line’s top. */
    lineAt(px: number): { index: number; into: number; size: number } | undefined {
      const line = virtual.getVirtualItemForOffset(px);
      return line && { index: line.index, into: px - line.start, size: line.size };
    },
    onKeyDown(event: KeyboardEvent): void {
      const next = goalOf(event.key, rows, tabStop);
      if (next === -1) return;
      event.preventDefault();
      go(next);
    },
  };
}
