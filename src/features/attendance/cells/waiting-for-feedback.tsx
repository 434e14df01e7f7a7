import { Link } from '@tanstack/react-router';
import CircleCheck from 'lucide-react/icons/circle-check';
import MessageSquare from 'lucide-react/icons/message-square';
import { useState } from 'react';
import type { CellsToLookAt } from '#domain/attendance/cells/cells-to-look-at.ts';
import { mayReview } from '#domain/attendance/reviewing/review-rules.ts';
import { shortDate } from '#domain/values/dates/local-date.ts';
import type { ExpectedRow } from '#store/attendance/expected/expected-reports.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import { grouped } from '../../../ui/time.ts';
import * as css from '../dashboard/church-dashboard.css.ts';
import { peopleWords } from '../expected/expected-words.ts';
import type { Viewer } from '../review/review-actions.tsx';
import { FeedbackSheet } from './feedback-sheet.tsx';

const shownAtFirst = 6;

const number = (value: number | null | undefined) =>
  value === null || value === undefined ? '–' : grouped(value);

function columnsOf(onFeedback: (row: ExpectedRow) => void): Column<ExpectedRow>[] {
  return [
    {
      name: 'Cell',
      card: 'title',
      cell: ({ name, churchName, groupId, report }) => (
        <span className={css.words}>
          {groupId === null ? (
            name
          ) : (
            <Link to="/apps/groups/$groupId" params={{ groupId }} className={css.link}>
              {name}
            </Link>
          )}
          <span className={css.fact}>
            {churchName} · {report?.authorNames.join(' and ') || 'An import'}
          </span>
        </span>
      ),
    },
    { name: 'Met', card: 'line', cell: ({ date }) => shortDate(date) },
    { name: 'People', number: true, card: 'figure', cell: peopleWords },
    {
      name: 'First timers',
      number: true,
      card: 'foot',
      cell: ({ report }) => number(report?.firstTimers),
    },
    {
      name: 'Converts',
      number: true,
      card: 'foot',
      cell: ({ report }) => number(report?.newConverts),
    },
    {
      name: 'To do',
      control: true,
      card: 'end',
      cell: (row) => (
        <Button
          size="small"
          icon={MessageSquare}
          aria-label={`Give feedback: ${row.name}, ${shortDate(row.date)}`}
          onClick={() => onFeedback(row)}
        >
          Give feedback
        </Button>
      ),
    },
  ];
}

/** Reports of cells about which nobody has said anything, and the way to say it. */
export function WaitingForFeedback({
  look: { unreviewed, reports },
  viewer,
  churchId,
}: {
  look: CellsToLookAt<ExpectedRow>;
  viewer: Viewer;
  churchId: string | null;
}) {
  const [open, setOpen] = useState<string | null>(null);
  const mine = unreviewed.filter(({ report }) => report && mayReview(viewer.grants, report));
  const chosen = mine.find(({ key }) => key === open);
  return (
    <Card className={css.part}>
      <div className={css.partHead}>
        <div>
          <h2 className={css.partTitle}>Reports waiting for your feedback</h2>
          <p className={css.fact}>
            {grouped(mine.length)} of {grouped(reports)} of this week and last
          </p>
        </div>
        <Link
          to="/apps/groups/cell-ministry/attendance-reports"
          search={{ view: 'church', church: churchId ?? undefined }}
          className={css.all}
        >
          See all
        </Link>
      </div>
      {mine.length === 0 ? (
        <EmptyState icon={CircleCheck} title="Nothing waiting for you">
          New reports of cells appear here until somebody verifies or returns them.
        </EmptyState>
      ) : (
        <Table
          caption="Reports waiting for your feedback"
          columns={columnsOf((row) => setOpen(row.key))}
          rows={mine.slice(0, shownAtFirst)}
          rowKey={({ key }) => key}
        />
      )}
      {chosen?.report && (
        <FeedbackSheet
          row={chosen}
          report={chosen.report}
          viewer={viewer}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  );
}
