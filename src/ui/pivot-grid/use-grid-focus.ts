import { useRef, useState, type KeyboardEvent } from 'react';
import { isFromRight } from '../reading-way.ts';

export interface Place {
  row: number;
  column: number;
}

const within = (at: number, count: number) => Math.min(Math.max(at, 0), count - 1);

/** One cell at a time is in the order of Tab; arrows, Home and End carry that through the grid. */
export function useGridFocus(rows: number, columns: number) {
  const [here, setHere] = useState<Place>({ row: 0, column: 0 });
  const table = useRef<HTMLTableSectionElement>(null);
  // The cell with the focus may be folded away.
  const row = within(here.row, rows);
  const column = within(here.column, columns);

  function goTo(place: Place) {
    const to = { row: within(place.row, rows), column: within(place.column, columns) };
    setHere(to);
    const cell = table.current?.children[to.row]?.children[to.column];
    if (cell instanceof HTMLElement) cell.focus();
  }
  /** Answers whether it was a key that walks. */
  function walk(event: KeyboardEvent): boolean {
    const next = isFromRight(event.currentTarget) ? -1 : 1;
    const steps: Record<string, Place> = {
      ArrowDown: { row: row + 1, column },
      ArrowUp: { row: row - 1, column },
      ArrowRight: { row, column: column + next },
      ArrowLeft: { row, column: column - next },
      Home: { row: event.ctrlKey ? 0 : row, column: 0 },
      End: { row: event.ctrlKey ? rows : row, column: columns },
    };
    const to = steps[event.key];
    if (!to) return false;
    event.preventDefault();
    goTo(to);
    return true;
  }
  return {
    table,
    walk,
    isHere: (place: Place) => place.row === row && place.column === column,
    onFocus: setHere,
  };
}
