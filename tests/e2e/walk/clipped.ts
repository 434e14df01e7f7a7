/** Runs in the page: texts of which a part cannot be read, because a box around them ends before they do. */
export function clippedTexts(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    const words = node.textContent?.trim().slice(0, 60) ?? '';
    if (!parent || words === '') continue;
    // Only for listeners, or for nobody.
    if (parent.closest('[aria-hidden="true"], [inert]')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    let { left, right, top, bottom } = range.getBoundingClientRect();
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position, textOverflow } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      // Three dots say that there is more: so it was meant.
      if (position === 'fixed' || edge.width <= 1 || textOverflow === 'ellipsis') break;
      const beside = Math.max(right - edge.right, edge.left - left);
      const below = Math.max(bottom - edge.bottom, edge.top - top);
      const over = [
        { way: overflowX, by: beside },
        { way: overflowY, by: below },
      ].find(({ way, by }) => by > 2 && /hidden|clip/.test(way));
      if (over) {
        found.push(`${Math.round(over.by)} px of “${words}”`);
        break;
      }
      // It can be scrolled to: from here on only what it scrolls in counts.
      if (!/auto|scroll/.test(overflowX + overflowY)) continue;
      left = Math.max(left, edge.left);
      right = Math.min(right, edge.right);
      top = Math.max(top, edge.top);
      bottom = Math.min(bottom, edge.bottom);
    }
  }
  return found;
}
