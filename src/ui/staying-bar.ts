/** Attribute of a bar that stays at the top or the bottom of the window, over the page that moves below it. */
export const stayingBar = { 'data-staying-bar': '' } as const;

/** Bars that stay now: a low window lets them move with the page, and a wide one has none at the bottom. */
export function stayingBars(): DOMRect[] {
  return [...document.querySelectorAll('[data-staying-bar]')]
    .filter((bar) => ['fixed', 'sticky'].includes(getComputedStyle(bar).position))
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ height }) => height > 0);
}
