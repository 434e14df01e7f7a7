import { useRef, useState } from 'react';

/** One row at a time is in the order of Tab; arrows carry that from row to row. */
export function useRovingRow(ids: readonly string[]) {
  const [here, setHere] = useState<string | null>(null);
  const rows = useRef(new Map<string, HTMLElement>());
  // The row that was there may be folded away.
  const current = here !== null && ids.includes(here) ? here : (ids[0] ?? null);

  return {
    rowProps: (id: string) => ({
      tabIndex: id === current ? 0 : -1,
      ref: (row: HTMLElement | null) => {
        if (row) rows.current.set(id, row);
        else rows.current.delete(id);
      },
      onFocus: () => setHere(id),
    }),
    goTo: (id: string | undefined) => {
      if (id !== undefined) rows.current.get(id)?.focus();
    },
  };
}
