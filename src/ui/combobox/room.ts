import { stayingBars } from '../staying-bar.ts';

/** Where a list opens at its field, and how high it can be without an end that nobody reaches. Lengths in CSS px. */
export interface Room {
  side: 'below' | 'above';
  height: number;
}

interface Span {
  top: number;
  bottom: number;
}

/** Between the field and the list, and between the list and the edge. */
const gap = 4;
/** Two of its rows: a lower one would be of no use, and the page is moved instead. */
const least = 96;

/** Below the field where the list fits, or where there is more room than above. */
export function roomAt(field: Span, seen: Span, wanted: number): Room {
  const below = seen.bottom - field.bottom - 2 * gap;
  const above = field.top - seen.top - 2 * gap;
  const side = below >= wanted || below >= above ? 'below' : 'above';
  return { side, height: Math.max(least, Math.min(wanted, side === 'below' ? below : above)) };
}

const within = (one: Span, other: Span): Span => ({
  top: Math.max(one.top, other.top),
  bottom: Math.min(one.bottom, other.bottom),
});

const isAtTop = (bar: DOMRect) => bar.top + bar.bottom < innerHeight;

/** The part of the window that nothing covers: neither a keyboard on the screen, nor a bar, unless the field is over the page. */
function seenBeside(field: Element): Span {
  const { offsetTop = 0, height = innerHeight } = window.visualViewport ?? {};
  const all: Span = { top: offsetTop, bottom: offsetTop + height };
  if (field.closest('dialog, [role="dialog"]')) return all;
  const bars = stayingBars();
  const tops = bars.filter(isAtTop).map(({ bottom }) => bottom);
  const bottoms = bars.filter((bar) => !isAtTop(bar)).map(({ top }) => top);
  return { top: Math.max(all.top, ...tops), bottom: Math.min(all.bottom, ...bottoms) };
}

const cutting = new Set(['auto', 'scroll', 'hidden', 'clip']);

/** The part that is seen of the boxes round the field that scroll by themselves. */
function seenInBoxes(field: Element, seen: Span): Span {
  const box = field.parentElement;
  if (box === null || box === document.body) return seen;
  const cuts = cutting.has(getComputedStyle(box).overflowY);
  return seenInBoxes(box, cuts ? within(seen, box.getBoundingClientRect()) : seen);
}

export function roomBeside(field: Element, wanted: number): Room {
  const seen = seenInBoxes(field, seenBeside(field));
  return roomAt(field.getBoundingClientRect(), seen, wanted);
}
