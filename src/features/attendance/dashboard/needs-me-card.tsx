import { Link } from '@tanstack/react-router';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { longDate, shortDate } from '#domain/values/dates/local-date.ts';
import {
  type MeetingOfToday,
  needsMeNow,
  type NeedsMeNow,
} from '#store/attendance/boards/needs-me-now.ts';
import type { ExpectedRow } from '#store/attendance/expected/expected-reports.ts';
import { useKept } from '../../../api/live-queries/use-kept.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { buttonLook } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import { Rows } from '../../../ui/rows/rows.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { grouped } from '../../../ui/time.ts';
import * as css from './church-dashboard.css.ts';
import { useMoment } from './use-moment.ts';

const shownAtFirst = 4;

function Line({ name, fact, act }: { name: ReactNode; fact: string; act?: ReactNode }) {
  return (
    <li className={css.row}>
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        <span className={css.fact}>{fact}</span>
      </span>
      {act}
    </li>
  );
}

/** Into the form, with the meeting filled in. */
function ReportKey({
  row: { kind, name, churchId, churchName, groupId, serviceId, date },
}: {
  row: ExpectedRow;
}) {
  const look = {
    className: buttonLook({ size: 'small' }),
    'aria-label': `Report ${churchName}, ${name}, ${shortDate(date)}`,
  };
  if (kind === 'group' && groupId !== null) {
    return (
      <Link
        to="/apps/groups/cell-ministry/submit-attendance-report"
        search={{ group: groupId, date }}
        {...look}
      >
        Report
      </Link>
    );
  }
  return (
    <Link
      to="/apps/churches/submit-attendance-report"
      search={{ church: churchId, service: serviceId ?? '', date }}
      {...look}
    >
      Report
    </Link>
  );
}

function Due({ due }: { due: readonly ExpectedRow[] }) {
  const rest = due.length - shownAtFirst;
  return (
    <>
      <ul className={css.rows} aria-label="Reports due">
        <Rows of={due.slice(0, shownAtFirst)} keyOf={({ key }) => key}>
          {(row) => (
            <Line
              name={`${row.name}, ${row.churchName}`}
              fact={`Report missing, ${shortDate(row.date)}`}
              act={<ReportKey row={row} />}
            />
          )}
        </Rows>
      </ul>
      {rest > 0 && (
        <Link
          to="/apps/churches/attendance-reports"
          search={{ view: 'church', state: 'missing' }}
          className={css.all}
        >
          {grouped(rest)} more reports are missing
        </Link>
      )}
    </>
  );
}

function Meeting({ of: { groupId, name, time, churchName } }: { of: MeetingOfToday }) {
  const title =
    groupId === null ? (
      name
    ) : (
      <Link to="/apps/groups/$groupId" params={{ groupId }} className={css.link}>
        {name}
      </Link>
    );
  return <Line name={title} fact={`Today ${time}, ${churchName}`} />;
}

function Needed({
  needs: { due, returned, meetings },
  today,
}: {
  needs: NeedsMeNow;
  today: string;
}) {
  if (due.length + returned.length + meetings.length === 0) {
    return (
      <EmptyState icon={CircleCheck} title="Nothing needs you now">
        {`No report is missing, none was returned, and nothing of yours meets on ${longDate(today)}.`}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={css.rows} aria-label="Returned reports">
        <Rows of={returned} keyOf={({ report }) => report.id}>
          {({ report, place }) => (
            <Line
              name={`${place}, ${shortDate(report.date)}`}
              fact={`Returned: ${report.review?.note ?? 'check this report'}`}
              act={
                <Link
                  to="/apps/churches/my-reports"
                  search={{ show: 'waiting' }}
                  className={buttonLook({ size: 'small' })}
                  aria-label={`Open the returned report: ${place}, ${shortDate(report.date)}`}
                >
                  Open
                </Link>
              }
            />
          )}
        </Rows>
      </ul>
      <Due due={due} />
      <ul className={css.rows} aria-label="Meetings today">
        <Rows of={meetings} keyOf={({ id }) => id}>
          {(one) => <Meeting of={one} />}
        </Rows>
      </ul>
    </>
  );
}

/** Reports that came back, reports that are due, and what meets today. */
export function NeedsMeCard({ today }: { today: string }) {
  const now = useMoment();
  const live = useKept(useLive(needsMeNow, { today, now }));
  if (live.state === 'failed') return <NotRead title="Could not load what needs you" />;
  return (
    <Card className={css.part}>
      <div className={css.partHead}>
        <h2 className={css.partTitle}>Needs you now</h2>
      </div>
      {live.state === 'loading' ? (
        <Skeleton lines={4} what="what needs you" />
      ) : (
        <Needed needs={live.data} today={today} />
      )}
    </Card>
  );
}
