import { useLayoutEffect, useRef } from 'react';
import type { RichTextKind } from '#domain/values/rich-text.ts';
import { cx } from '../cx.ts';
import { cleanHtml } from './clean-html.ts';
import * as css from './rich-text.css.ts';

/** Words with the little markup that may be in them, wherever they come from. */
export function RichText({
  html,
  kind = 'line',
  className,
}: {
  html: string;
  kind?: RichTextKind;
  className?: string;
}) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(cleanHtml(html, kind));
  }, [html, kind]);
  return <div ref={place} className={cx(css.rich, className)} />;
}
