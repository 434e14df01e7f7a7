import { dayHere } from '#domain/values/dates/day-here.ts';
import { Link } from '@tanstack/react-router';
import PhoneCall from 'lucide-react/icons/phone-call';
import { useState } from 'react';
import { myFollowUps } from '#store/follow-ups/my-follow-ups.ts';
import type { NamedFollowUp } from '#store/follow-ups/named-follow-ups.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { Card } from '../../../ui/card/card.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import { Rows } from '../../../ui/rows/rows.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { grouped } from '../../../ui/time.ts';
import { dueBadge } from '../due-badge.tsx';
import { dayWords } from '../words.ts';
import * as css from './my-follow-ups-card.css.ts';

function Line({ of: { row, person, type } }: { of: NamedFollowUp }) {
  const facts = [type, row.severity === 'Urgent' && 'Urgent', `due ${dayWords(row)}`];
  return (
    <li className={css.row}>
      <span className={css.words}>
        <Link
          to="/pages/profile/$personId"
          params={{ personId: row.personId }}
          search={{ tab: 'follow-up' }}
          className={css.link}
        >
          {person}
        </Link>
        {row.note && <span className={css.note}>{row.note}</span>}
        <span className={css.fact}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
      {dueBadge(row)}
    </li>
  );
}

/** Follow-ups that are assigned to the signed-in person and due. Nothing for who is nobody in the directory. */
export function MyFollowUpsCard() {
  const [today] = useState(dayHere);
  const live = useLive(myFollowUps, today);
  if (live.state === 'failed') return <NotRead title="Could not load your follow-ups" />;
  if (live.state === 'loading') return <Skeleton lines={3} what="your follow-ups" />;
  if (live.data === null) return null;
  const { first, total, ownPersonId } = live.data;
  return (
    <Card className={css.part}>
      <div className={css.head}>
        <h2 className={css.title}>Your follow-ups</h2>
        <Link
          to="/apps/people/follow-ups"
          search={{ only: `assignedTo:${ownPersonId},due:open`, sort: 'actionDate' }}
          className={css.all}
          aria-label="See all your follow-ups"
        >
          See all
        </Link>
      </div>
      {total === 0 && (
        <EmptyState icon={PhoneCall} title="Nothing is due today">
          Follow-ups that are assigned to you appear here on the day they are due.
        </EmptyState>
      )}
      <ul className={css.rows}>
        <Rows of={first} keyOf={({ row }) => row.id}>
          {(one) => <Line of={one} />}
        </Rows>
      </ul>
      {total > first.length && (
        <p className={css.more}>
          The first {first.length} of {grouped(total)}.
        </p>
      )}
    </Card>
  );
}
