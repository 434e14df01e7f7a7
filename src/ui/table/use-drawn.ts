import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { below } from '../theme/scale.ts';
import { size } from '../theme/tokens.json';
import type { Drawn } from './table.tsx';

/** Of a row on a phone, in px: title, a line and a figure. */
const cardHeight = 84;

/** Of many rows those that are seen, and how much room the others take; of a page all of them. */
export function useDrawn<Row>(
  rows: readonly Row[],
  scrolls: boolean,
): [rows: readonly Row[], drawn: Drawn | undefined] {
  const scroller = useRef<HTMLElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised
  const virtual = useVirtualizer({
    count: rows.length,
    enabled: scrolls,
    getScrollElement: () => scroller.current,
    estimateSize: () => (matchMedia(below.md).matches ? cardHeight : size.row.default),
    overscan: 12,
    // Before the box is measured there is a screenful.
    initialRect: { width: 800, height: 600 },
  });
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
