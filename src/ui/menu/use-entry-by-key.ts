import { useRef, type FocusEvent } from 'react';

/**
 * For a menu that was loaded because somebody asked for it: Radix has not seen whether they did so with
 * a key, and would leave the focus on the menu itself. By key it begins at the first item, as it does later.
 */
export function useEntryByKey(): (event: FocusEvent<HTMLElement>) => void {
  const entered = useRef(false);
  return ({ target, currentTarget: menu }) => {
    if (entered.current || target !== menu) return;
    entered.current = true;
    if (!menu.matches(':focus-visible')) return;
    menu.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus();
  };
}
