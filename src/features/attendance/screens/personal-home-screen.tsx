import { Link } from '@tanstack/react-router';
import ClipboardPenLine from 'lucide-react/icons/clipboard-pen-line';
import Inbox from 'lucide-react/icons/inbox';
import List from 'lucide-react/icons/list';
import { addDays, longDate, shortDate } from '#domain/values/local-date.ts';
import { reportsWaiting } from '#store/attendance/my-items.ts';
import { reportsNeedingMe } from '#store/attendance/needing-me.ts';
import { browseReports } from '#store/attendance/queries.ts';
import { churchesInReach, servicesInReach } from '#store/churches/queries.ts';
import { useLive, type Live } from '../../../api/use-live.ts';
import { buttonLook } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { flips } from '../../../ui/icon/flips.css.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Rows } from '../../../ui/rows/rows.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { grouped } from '../../../ui/time.ts';
import { visuallyHidden } from '../../../ui/visually-hidden.css.ts';
import * as css from '../parts/personal-home.css.ts';
import * as list from '../parts/report-list.css.ts';
import { namesOf } from '../report-columns.ts';
import { useDay } from '../use-day.ts';

const shownReports = 8;

function rowsOf<Row>(live: Live<Row[]>): Row[] {
  return live.state === 'ready' ? live.data : [];
}

function Tile({ name, value, detail }: { name: string; value: number; detail: string }) {
  return (
    <Card className={css.tile}>
      <p className={css.name}>{name}</p>
      <p className={css.number}>{grouped(value)}</p>
      <p className={css.detail}>{detail}</p>
    </Card>
  );
}

/** What came in this week, what waits, and the way to count and to look. */
export function PersonalHomeScreen({ timeZone }: { timeZone: string }) {
  const { today } = useDay(timeZone);
  const week = useLive(browseReports, {
    from: addDays(today, -6),
    to: today,
    kind: 'church',
    sort: 'receivedAt',
    descending: true,
    page: 1,
    perPage: shownReports,
  });
  const waiting = useLive(reportsWaiting);
  const needing = useLive(reportsNeedingMe);
  const churches = rowsOf(useLive(churchesInReach));
  const names = namesOf(churches, rowsOf(useLive(servicesInReach)), []);
  if (week.state !== 'ready' || waiting.state !== 'ready' || needing.state !== 'ready') {
    return (
      <>
        <h1 className={visuallyHidden}>Dashboard</h1>
        <Skeleton lines={8} what="your home" />
      </>
    );
  }
  return (
    <div className={list.page}>
      <div className={list.head}>
        <div>
          <h1 className={list.title}>Dashboard</h1>
          <p className={list.facts}>{longDate(today)}</p>
        </div>
        <div className={list.actions}>
          <Link to="/apps/churches/attendance-reports" className={buttonLook({})}>
            <Icon of={List} size="sm" className={flips} />
            All reports
          </Link>
          <Link
            to="/apps/churches/submit-attendance-report"
            className={buttonLook({ kind: 'primary' })}
          >
            <Icon of={ClipboardPenLine} size="sm" />
            Submit attendance
          </Link>
        </div>
      </div>
      <div className={css.grid}>
        <Tile
          name="Reports in seven days"
          value={week.data.total}
          detail={`${churches.length} churches`}
        />
        <Tile name="Waiting on this device" value={waiting.data} detail="Sent by themselves" />
        <Tile name="Need you" value={needing.data} detail="In My reports" />
      </div>
      <Card>
        <h2 className={css.cardTitle}>Came in last</h2>
        {week.data.total === 0 && (
          <EmptyState icon={Inbox} title="No reports in the last seven days">
            They appear here by themselves as soon as somebody submits one.
          </EmptyState>
        )}
        <ul className={css.list}>
          <Rows of={week.data.rows} keyOf={({ id }) => id}>
            {(row) => (
              <li className={css.row}>
                <span>
                  {names.churches.get(row.churchId)?.name ?? 'A church that is gone'},{' '}
                  {row.serviceName || names.services.get(row.serviceId)?.name} ·{' '}
                  {shortDate(row.date)}
                </span>
                <span className={css.count}>
                  {row.didNotMeet ? 'Did not meet' : grouped(row.attendance ?? 0)}
                </span>
              </li>
            )}
          </Rows>
        </ul>
      </Card>
    </div>
  );
}
