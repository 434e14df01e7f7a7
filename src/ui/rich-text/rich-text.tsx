import { useLayoutEffect, useRef } from 'react';
import { cx } from '../cx.ts';
import { cleanHtml, type ShownKind } from './clean-html.ts';
import * as css from './rich-text.css.ts';

/** Words with the little markup that may be in them, wherever they come from. */
export function RichText({
  html,
  kind = 'line',
  className,
}: {
  html: string;
  kind?: ShownKind;
  className?: string;
}) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(cleanHtml(html, kind));
  }, [html, kind]);
  return <div ref={place} className={cx(css.rich, className)} />;
}
