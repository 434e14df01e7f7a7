import type { ReactNode } from 'react';
import type { Group } from '#domain/groups/entities.ts';
import type { OpenRow } from '#store/register/register-queries.ts';
import { RowFacts } from '../../../register/row-panel.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { groupView } from '../group-view.tsx';
import { MembersCard } from './members-card.tsx';
import * as css from './overview.css.ts';

/** A group at one look: what happened lately, who is in it, how it works. */
export function GroupOverview({
  open,
  lately,
  onMembers,
}: {
  open: OpenRow;
  /** Null where nothing of it is counted, or the person may not see it. */
  lately: ReactNode;
  onMembers(): void;
}) {
  const about = (
    <Card className={css.part}>
      <h2 className={css.title}>About</h2>
      <RowFacts view={groupView} open={open} />
    </Card>
  );
  const members = <MembersCard group={open.row as unknown as Group} onAll={onMembers} />;
  if (lately === null) {
    return (
      <div className={css.alone}>
        {about}
        {members}
      </div>
    );
  }
  return (
    <div className={css.grid}>
      {lately}
      <div className={css.side}>
        {members}
        {about}
      </div>
    </div>
  );
}
