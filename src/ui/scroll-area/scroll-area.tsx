import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import * as css from './scroll-area.css.ts';
import { useScrollReset } from './use-scroll-reset.ts';

/**
 * A region that scrolls by itself, under the browser's own bar: thin, in the colours of the page, and
 * with a shade at an end behind which there is more. (Radix draws its bars with a style element, which
 * the page's policy forbids.)
 */
export function ScrollArea({
  label,
  shown,
  className,
  children,
}: {
  /** Name of the content for screen readers. */
  label: string;
  /** Key of the content: with another key the area begins at its top. */
  shown?: string | number;
  /** Gives it its height. */
  className?: string;
  children: ReactNode;
}) {
  const pane = useScrollReset<HTMLElement>(shown);
  return (
    // The keyboard scrolls what it can reach.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section ref={pane} aria-label={label} tabIndex={0} className={cx(css.area, className)}>
      {children}
    </section>
  );
}
