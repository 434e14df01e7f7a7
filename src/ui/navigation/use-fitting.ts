import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * Number of children of a row that fit into it. The row wraps, and is as high as its first line: children
 * in a further line have no room. It is measured again as the row, or a child of it, changes its size.
 */
export function useFitting<Row extends HTMLElement>(
  of: number,
): {
  row: RefObject<Row | null>;
  fitting: number;
} {
  const row = useRef<Row>(null);
  const [fitting, setFitting] = useState(of);
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      const tops = [...element.children].map((child) => child.getBoundingClientRect().top);
      const first = tops[0] ?? 0;
      const wrapped = tops.findIndex((top) => top > first + 1);
      setFitting(wrapped === -1 ? of : wrapped);
    };
    look();
    const observer = new ResizeObserver(look);
    for (const one of [element, ...element.children]) observer.observe(one);
    return () => observer.disconnect();
  }, [of]);
  return { row, fitting };
}
