import { useSyncExternalStore } from 'react';
import { below, fine } from '../theme/scale.ts';
import { size } from '../theme/tokens.json';
import { useMedia } from '../use-media.ts';

/** Of a row on a phone, in px: title, a line and a figure. */
const cardHeight = 84;

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-density'] });
  return () => observer.disconnect();
}

const isCompact = () => document.documentElement.dataset['density'] === 'compact';

/** In px, as `table.css.ts` draws a row: a card on a phone, lower where somebody wants more on a screen. */
export function useRowHeight(): number {
  const asCards = useMedia(below.md);
  const dense = useSyncExternalStore(subscribe, isCompact);
  const pointed = useMedia(fine);
  if (asCards) return cardHeight;
  return dense && pointed ? size.row.dense : size.row.default;
}
