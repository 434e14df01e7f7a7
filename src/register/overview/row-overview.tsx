import type { ReactNode } from 'react';
import type { OpenRow } from '#store/register/register-queries.ts';
import { Card } from '../../ui/card/card.tsx';
import type { RegisterView } from '../register-view.ts';
import { RowFacts } from '../row-panel.tsx';
import * as css from './row-overview.css.ts';

/** A row at one look: what happened lately, and beside it who belongs to it and what it is. */
export function RowOverview({
  view,
  open,
  lately,
  beside,
}: {
  view: RegisterView;
  open: OpenRow;
  /** Null where nothing of it is counted, or the person may not see it. */
  lately: ReactNode;
  beside?: ReactNode;
}) {
  const about = (
    <Card className={css.about}>
      <h2 className={css.title}>About</h2>
      <RowFacts view={view} open={open} />
    </Card>
  );
  if (lately === null) {
    return (
      <div className={css.alone}>
        {about}
        {beside}
      </div>
    );
  }
  return (
    <div className={css.grid}>
      {lately}
      <div className={css.side}>
        {beside}
        {about}
      </div>
    </div>
  );
}
