import { cx } from '../ui/cx.ts';
import { prose } from '../ui/prose/prose.css.ts';
import { RichText } from '../ui/rich-text/rich-text.tsx';
import * as css from './html-page.css.ts';

/** A page of a demo app that its data has as HTML. */
export function HtmlPage({ html, kind = 'block' }: { html: string; kind?: 'block' | 'letter' }) {
  return <RichText html={html} kind={kind} className={cx(prose, css.page)} />;
}
