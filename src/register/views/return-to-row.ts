import { createContext, useContext, useEffect, useRef } from 'react';

/** Register -> id of the row of its list that was opened last, on a page of its own. */
const lastOpened = new Map<string, string>();

export function noteOpened(register: string, id: string): void {
  lastOpened.set(register, id);
}

/** Focuses the element when it is that of the row to which somebody returns. */
type RowRef = (id: string, element: HTMLElement | null) => void;

const ReturnToRow = createContext<RowRef>(() => undefined);
export const ReturnToRowProvider = ReturnToRow.Provider;

/** For the `ref` of the element that opens a row. */
export const useRowRef = (): RowRef => useContext(ReturnToRow);

function giveBack(element: HTMLElement | undefined): void {
  if (document.activeElement === document.body) element?.focus();
}

/**
 * Gives the keyboard's focus back to the row that was opened, once it is shown again: the browser drops it with what
 * is left. Somebody who went on elsewhere stays there. `open`: the row that stands beside the list.
 */
export function useReturnToRow(register: string, open: string | undefined): RowRef {
  const wanted = useRef(lastOpened.get(register));
  const shown = useRef(new Map<string, HTMLElement>());
  const before = useRef(open);
  useEffect(() => {
    // Once: another visit of the list begins at its head.
    lastOpened.delete(register);
  }, [register]);
  useEffect(() => {
    const closed = open === undefined ? before.current : undefined;
    before.current = open;
    if (closed !== undefined) giveBack(shown.current.get(closed));
  }, [open]);
  return (id, element) => {
    if (element) shown.current.set(id, element);
    else shown.current.delete(id);
    if (!element || wanted.current !== id) return;
    wanted.current = undefined;
    giveBack(element);
  };
}
