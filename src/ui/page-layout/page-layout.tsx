import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import * as css from './page-layout.css.ts';

/** Part that scrolls: the document, the page in its box, the content below its header, or each pane. */
export type ScrollMode = keyof typeof css.scrolls;

export interface Sidebar {
  side: keyof typeof css.sides;
  /** Beside the whole page, or only beside its content. */
  beside: 'page' | 'content';
  label: string;
  children: ReactNode;
}

interface PageLayoutProps {
  /** `carded`: a coloured header, and the content on a card over its edge. */
  kind: keyof typeof css.header;
  scroll?: ScrollMode;
  label: string;
  header: ReactNode;
  sidebar?: Sidebar;
  children: ReactNode;
}

/** A region that scrolls: the keyboard must get to its end as well. */
function Pane({
  scrolls,
  label,
  className,
  children,
}: {
  scrolls: boolean;
  label: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  if (!scrolls) return <div className={className}>{children}</div>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={label} tabIndex={0} className={cx(css.pane2, className)}>
      {children}
    </section>
  );
}

/** A page: its header, its content, a side bar or none, and one thing that scrolls. */
export function PageLayout({
  kind,
  scroll = 'normal',
  label,
  header,
  sidebar,
  children,
}: PageLayoutProps) {
  const panes = scroll === 'inner';
  const beside = sidebar && (
    <Pane
      scrolls={panes}
      label={sidebar.label}
      className={cx(css.sidebar, css.sides[sidebar.side])}
    >
      {sidebar.children}
    </Pane>
  );
  const inContent = sidebar?.beside === 'content';
  const middle = (
    <Pane
      scrolls={scroll === 'content' || panes}
      label={label}
      className={kind === 'carded' || inContent ? css.inside : css.content.simple}
    >
      {children}
    </Pane>
  );
  const content = inContent ? (
    <div className={css.columns}>
      {beside}
      {middle}
    </div>
  ) : (
    middle
  );
  const body = (
    <div className={css.rest}>
      <div className={css.header[kind]}>{header}</div>
      {kind === 'carded' ? <div className={css.content.carded}>{content}</div> : content}
    </div>
  );
  const whole =
    sidebar && !inContent ? (
      <div className={css.columns}>
        {beside}
        {body}
      </div>
    ) : (
      body
    );
  return (
    <Pane
      scrolls={scroll === 'page'}
      label={`Page ${label}`}
      className={cx(css.page, css.scrolls[scroll])}
    >
      {whole}
    </Pane>
  );
}
