import { useEffect, useRef, useState } from 'react';

/** Until the box is measured. */
const usual = 560;

/** Narrower, and what is written grows less than the text around it. */
const least = 240;

/** Factor by which the person's text size is larger than usual. */
const grown = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;

/**
 * The width of a box in px of the usual text size, and again when it changes: a drawing of this width
 * that fills the box has letters as large as those around it.
 */
export function useWidth<Box extends HTMLElement>() {
  const box = useRef<Box>(null);
  const [width, setWidth] = useState(usual);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const px = entry?.contentRect.width ?? 0;
      if (px > 0) setWidth(Math.max(px / grown(), Math.min(px, least)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, width] as const;
}
