import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { sheetId } from './has-sheet.ts';
import { sheet } from './sheet.css.ts';

let takeAway = () => {};

/** Prints what no page shows: it is drawn for the paper, and gone with the printing. */
export function printSheet(drawing: ReactNode): void {
  takeAway();
  const place = document.createElement('div');
  place.id = sheetId;
  place.className = sheet;
  document.body.append(place);
  const root = createRoot(place);
  takeAway = () => {
    removeEventListener('afterprint', takeAway);
    root.unmount();
    place.remove();
    takeAway = () => {};
  };
  flushSync(() => root.render(drawing));
  addEventListener('afterprint', takeAway);
  print();
}
