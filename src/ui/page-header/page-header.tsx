import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';
import * as css from './page-header.css.ts';

/** Top of a page: the way here, its title, one line of facts, and what can be done, primary last. */
export function PageHeader({
  title,
  lead,
  facts,
  trail,
  actions,
  heading: Heading = 'h1',
}: {
  title: string;
  /** Stands before the title: a picture of what the page is about. */
  lead?: ReactNode;
  facts?: ReactNode;
  trail?: readonly Crumb[];
  actions?: ReactNode;
  /** `p` where it is no page’s own. */
  heading?: 'h1' | 'p';
}) {
  const way = trail && <Breadcrumb trail={[...trail, { title }]} page={title} />;
  return (
    <header className={css.header}>
      {lead && way && <div className={css.wayAbove}>{way}</div>}
      {lead}
      <div className={css.words}>
        {!lead && way}
        <Heading className={css.title}>{title}</Heading>
        {facts && <p className={css.facts}>{facts}</p>}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </header>
  );
}
