import { use, type ReactNode } from 'react';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';
import * as css from './page-header.css.ts';
import { PageWayHere, useNamedPage } from './page-way.ts';

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
  /** Where it is another than the frame knows. */
  trail?: readonly Crumb[];
  actions?: ReactNode;
  /** `p` where it is no page’s own. */
  heading?: 'h1' | 'p';
}) {
  const { through, isInBar } = use(PageWayHere);
  useNamedPage(Heading === 'h1' ? title : null);
  const to = trail ?? through;
  const way = to.length > 0 && (
    <Breadcrumb
      trail={[...to, { title }]}
      page={title}
      isInBar={isInBar}
      className={lead ? css.wayAbove : undefined}
    />
  );
  return (
    <header className={css.header}>
      {lead && way}
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
