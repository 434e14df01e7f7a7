import { useEffectEvent, useLayoutEffect } from 'react';
import type { Exported } from '#domain/attendance/exporting.ts';
import { hasSheet } from '../../../ui/paper/has-sheet.ts';
import { exportNoted } from './note-export.ts';

/** Notes that the page was printed, by its key or by the browser's. A sheet of its own was noted before. */
export function useNotedPrint(
  what: Exported['what'],
  filters: Parameters<typeof exportNoted>[1],
  rows: number,
): void {
  const note = useEffectEvent(() => {
    if (!hasSheet()) void exportNoted(what, filters, rows, 'paper');
  });
  // Before anybody can see the page, and print it.
  useLayoutEffect(() => {
    addEventListener('beforeprint', note);
    return () => removeEventListener('beforeprint', note);
  }, []);
}
