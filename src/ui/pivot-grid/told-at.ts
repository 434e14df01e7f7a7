import { isFromRight } from '../reading-way.ts';
import type { Place } from './use-grid-focus.ts';

/** A number that is told about, and where that stands: px from the start of what scrolls. */
export interface Told extends Place {
  left: number;
  top: number;
  /** It ends at `left` instead of beginning there. */
  toLeft: boolean;
  upwards: boolean;
}

/** Under a number of the upper half and over one of the lower, towards the middle of the grid. */
export function toldAt(cell: HTMLElement, place: Place, rows: number, columns: number): Told {
  const isRtl = isFromRight(cell);
  const toLeft = place.column > columns / 2 !== isRtl;
  const upwards = place.row > 3 && place.row > rows / 2;
  const start = cell.offsetLeft + (cell.closest('table')?.offsetLeft ?? 0);
  return {
    ...place,
    left: toLeft ? start + cell.offsetWidth : start,
    top: cell.offsetTop + (upwards ? -4 : cell.offsetHeight + 4),
    toLeft,
    upwards,
  };
}
