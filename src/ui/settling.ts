/** Longer than the second tap of a hurry takes to follow the first (ms). */
const usual = 500;

const mark = 'settling';

/**
 * A control that appears under a finger takes no tap yet: the second of two quick taps was meant for the one
 * before it. Keys are taken at once. Give it to `ref`; the styles do the rest.
 */
function settlingFor(ms: number) {
  return (node: HTMLElement | null): (() => void) | undefined => {
    if (!node) return undefined;
    node.dataset[mark] = '';
    const timer = setTimeout(() => delete node.dataset[mark], ms);
    return () => clearTimeout(timer);
  };
}

export const settling = settlingFor(usual);

/** For what is opened to be typed into: who double-taps is slower with the first digit. */
export const settlingSoon = settlingFor(usual / 2);

/** For `onPointerDownOutside` of a dialog: that tap does not close it either. */
export function keepWhileSettling(event: Event): void {
  if (document.querySelector(`[data-${mark}]`)) event.preventDefault();
}
