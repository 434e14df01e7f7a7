import { Link } from '@tanstack/react-router';
import Inbox from 'lucide-react/icons/inbox';
import { shortDate } from '#domain/values/dates/local-date.ts';
import type { LatestReport } from '#store/attendance/church-dashboard.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { messageTime } from '../../../ui/message-time.ts';
import { Rows } from '../../../ui/rows/rows.tsx';
import { grouped } from '../../../ui/time.ts';
import * as css from './church-dashboard.css.ts';

/** The newest reports, with the names of their authors and when they arrived. */
export function LatestReports({
  latest,
  churchId,
}: {
  latest: readonly LatestReport[];
  /** Of one church alone. */
  churchId: string | null;
}) {
  return (
    <Card className={css.part}>
      <div className={css.partHead}>
        <h2 className={css.partTitle}>Latest reports</h2>
        <Link
          to="/apps/churches/attendance-reports"
          search={{ church: churchId ?? undefined }}
          className={css.all}
        >
          See all
        </Link>
      </div>
      {latest.length === 0 && (
        <EmptyState icon={Inbox} title="No reports in four weeks">
          New reports appear here as soon as somebody submits one.
        </EmptyState>
      )}
      <ul className={css.rows}>
        <Rows of={latest} keyOf={({ report }) => report.id}>
          {({ report, churchName }) => (
            <li className={css.row}>
              <Avatar name={report.authorNames[0] ?? ''} />
              <span className={css.words}>
                <span className={css.name}>
                  {churchName ?? 'Another church'}, {report.serviceName}
                </span>
                <span className={css.fact}>
                  {shortDate(report.date)} · {report.authorNames.join(' and ')},{' '}
                  {messageTime(report.receivedAt)}
                </span>
              </span>
              <span className={css.count}>
                {report.didNotMeet ? 'Did not meet' : grouped(report.attendance ?? 0)}
              </span>
            </li>
          )}
        </Rows>
      </ul>
    </Card>
  );
}
