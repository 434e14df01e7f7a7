import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';
import * as css from './page-header.css.ts';

/** Top of a page: the way here, its title, one line of facts, and what can be done, primary last. */
export function PageHeader({
  title,
  facts,
  trail,
  actions,
}: {
  title: string;
  facts?: ReactNode;
  trail?: readonly Crumb[];
  actions?: ReactNode;
}) {
  return (
    <header className={css.header}>
      <div className={css.words}>
        {trail && <Breadcrumb trail={[...trail, { title }]} />}
        <h1 className={css.title}>{title}</h1>
        {facts && <p className={css.facts}>{facts}</p>}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </header>
  );
}
