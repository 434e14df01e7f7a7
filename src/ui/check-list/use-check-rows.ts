import type { KeyboardEvent } from 'react';
import { useLongRows } from '../long-list/use-long-rows.ts';
import type { CheckOption } from './check-option.ts';

/** In px, before a row is measured. */
const rowHeight = 56;

/** The rows of a list that are drawn, and the keys that go from one to another. */
export function useCheckRows(options: readonly CheckOption[]) {
  const rows = useLongRows({
    count: options.length,
    keyOf: (index) => options[index]?.value ?? String(index),
    isStop: (index) => options[index]?.done === undefined,
    heightOf: () => rowHeight,
    focused: 'input',
  });
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) {
      rows.onKeyDown(event);
      return;
    }
    event.preventDefault();
    event.target.form?.requestSubmit();
  }
  return { ...rows, onKeyDown };
}
