import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { tones } from '../../ui/navigation/navigation-tone.css.ts';
import * as css from './side.css.ts';

/** The column beside the page: a head, the navigation, and what stands at its foot. */
export function SidePanel({
  tone = 'plain',
  width,
  head,
  foot,
  children,
}: {
  tone?: keyof typeof tones;
  width: keyof typeof css.widths;
  head: ReactNode;
  foot: ReactNode;
  children: ReactNode;
}) {
  return (
    <aside
      className={cx(css.widths[width], tones[tone])}
      data-inside={tone === 'dark' ? 'dark' : undefined}
      aria-label="Navigation and person"
    >
      <nav
        className={width === 'wide' || width === 'belowHeader' ? css.inside : css.railInside}
        aria-label="Main"
      >
        {head}
        {children}
      </nav>
      {foot}
    </aside>
  );
}
