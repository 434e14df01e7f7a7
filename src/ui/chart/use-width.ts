import { useEffect, useRef, useState } from 'react';

/** Until the box is measured. */
const usual = 560;

/** The width of a box in px, and again when it changes. */
export function useWidth<Box extends HTMLElement>() {
  const box = useRef<Box>(null);
  const [width, setWidth] = useState(usual);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(entry.contentRect.width);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, width] as const;
}
