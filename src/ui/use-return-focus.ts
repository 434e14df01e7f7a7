import { useState } from 'react';

/**
 * For `onCloseAutoFocus` of a dialog that somebody else opened: gives the focus back to where it was.
 * Radix gives it to a trigger of its own only, and otherwise it is lost. A field under a finger is left
 * alone, or the keyboard of the device would come up.
 */
export function useReturnFocus(): (event: Event) => void {
  const [before] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    const { activeElement, body } = document;
    const isElsewhere = activeElement !== null && activeElement !== body;
    if (isElsewhere || !(before instanceof HTMLElement)) return;
    if (before.matches('input, textarea') && matchMedia('(pointer: coarse)').matches) return;
    before.focus();
  };
}
