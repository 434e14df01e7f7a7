import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import type { Drawn } from './table.tsx';
import { useRowHeight } from './use-row-height.ts';

/** Of many rows those that are seen, and how much room the others take; of a page all of them. */
export function useDrawn<Row>(
  rows: readonly Row[],
  scrolls: boolean,
): [rows: readonly Row[], drawn: Drawn | undefined] {
  const scroller = useRef<HTMLElement>(null);
  const rowHeight = useRowHeight();
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised
  const virtual = useVirtualizer({
    count: rows.length,
    enabled: scrolls,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    // Before the box is measured there is a screenful.
    initialRect: { width: 800, height: 600 },
  });
  // Old estimates stay until the list is measured again.
  useEffect(() => virtual.measure(), [virtual, rowHeight]);
  if (!scrolls) return [rows, undefined];
  const items = virtual.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  const before = first?.start ?? 0;
  return [
    rows.slice(first?.index ?? 0, (last?.index ?? -1) + 1),
    {
      before,
      after: virtual.getTotalSize() - (last?.end ?? 0),
      scroller,
      height: '70dvh',
    },
  ];
}
