import { Link } from '@tanstack/react-router';
import ClipboardPenLine from 'lucide-react/icons/clipboard-pen-line';
import List from 'lucide-react/icons/list';
import type { ReactNode } from 'react';
import { addDays, longDate } from '#domain/values/dates/local-date.ts';
import { reportsWaiting } from '#store/attendance/my-reports/my-items.ts';
import { reportsToDecide } from '#store/attendance/held.ts';
import { reportsNeedingMe } from '#store/attendance/my-reports/needing-me.ts';
import { latestReports } from '#store/attendance/church-dashboard.ts';
import { browseReports } from '#store/attendance/queries.ts';
import { freshness } from '#store/freshness.ts';
import { churchesInScope } from '#store/churches/queries.ts';
import { useConnection } from '../../../api/calls/use-connection.ts';
import { useLive, type Live } from '../../../api/live-queries/use-live.ts';
import { buttonLook } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import { flips } from '../../../ui/icon/flips.css.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { grouped } from '../../../ui/time.ts';
import { visuallyHidden } from '../../../ui/visually-hidden.css.ts';
import { LatestReports } from './latest-reports.tsx';
import { NeedsMeCard } from './needs-me-card.tsx';
import { NoneYet } from '../none-yet.tsx';
import * as css from './personal-home.css.ts';
import * as list from '../reports/report-list.css.ts';
import { useDay } from '../use-day.ts';

function rowsOf<Row>(live: Live<Row[]>): Row[] {
  return live.state === 'ready' ? live.data : [];
}

function Tile({ name, value, detail }: { name: string; value: number; detail: ReactNode }) {
  return (
    <Card className={css.tile}>
      <p className={css.name}>{name}</p>
      <p className={css.number}>{grouped(value)}</p>
      <p className={css.detail}>{detail}</p>
    </Card>
  );
}

/** Links to the reports that wait for this person's decision. */
function WaitingForYou({ mine, toDecide }: { mine: number; toDecide: number }) {
  if (mine + toDecide === 0) return 'Nothing to decide';
  return (
    <>
      {mine > 0 && (
        <Link to="/apps/churches/my-reports" search={{ show: 'waiting' }}>
          {mine} in My reports
        </Link>
      )}
      {mine > 0 && toDecide > 0 && ', '}
      {toDecide > 0 && (
        <Link to="/apps/churches/attendance-reports">{toDecide} in Attendance reports</Link>
      )}
    </>
  );
}

/** The day, and the ways to read and to count. */
function Head({ today, choice }: { today: string; choice: ReactNode }) {
  return (
    <div className={list.head}>
      <div>
        <h1 className={list.title}>Dashboard</h1>
        <p className={list.facts}>{longDate(today)}</p>
      </div>
      <div className={list.actions}>
        {choice}
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
  );
}

/** Reports of this week, what waits, and what is due. */
export function PersonalHomeScreen({
  timeZone,
  churchId,
  choice,
  also,
}: {
  timeZone: string;
  /** Of the church that the person works in; null for all of theirs. What needs the person is of every church. */
  churchId: string | null;
  /** Leads to another church. */
  choice: ReactNode;
  /** What other features have for the person. */
  also: ReactNode;
}) {
  const { today } = useDay(timeZone);
  const week = useLive(browseReports, {
    from: addDays(today, -6),
    to: today,
    kind: 'church',
    ...(churchId !== null && { churchId }),
    sort: 'date',
    descending: true,
    page: 1,
    perPage: 1,
  });
  const latest = useLive(latestReports, { today, churchId });
  const waiting = useLive(reportsWaiting);
  const needing = useLive(reportsNeedingMe);
  const toDecide = useLive(reportsToDecide);
  const fresh = useLive(freshness);
  const offline = useConnection().state === 'offline';
  const churches = rowsOf(useLive(churchesInScope));
  const chosen = churches.find(({ id }) => id === churchId);
  const asked = [week, latest, waiting, needing, toDecide, fresh];
  if (asked.some(({ state }) => state === 'failed')) {
    return <NotRead heading="h1" title="Could not load your dashboard" />;
  }
  const isFilled = fresh.state === 'ready' && fresh.data.state === 'ready';
  if (
    !isFilled ||
    week.state !== 'ready' ||
    latest.state !== 'ready' ||
    waiting.state !== 'ready' ||
    needing.state !== 'ready' ||
    toDecide.state !== 'ready'
  ) {
    return (
      <>
        <h1 className={visuallyHidden}>Dashboard</h1>
        <NoneYet what="your reports" offline={offline && !isFilled} />
      </>
    );
  }
  return (
    <div className={list.page}>
      <Head today={today} choice={choice} />
      <div className={css.grid}>
        <Tile
          name="Reports in seven days"
          value={week.data.total}
          detail={chosen ? chosen.name : `${churches.length} churches`}
        />
        <Tile
          name="Waiting on this device"
          value={waiting.data}
          detail={waiting.data === 0 ? 'All your reports are sent' : 'They send automatically'}
        />
        <Tile
          name="Waiting for you"
          value={needing.data + toDecide.data}
          detail={<WaitingForYou mine={needing.data} toDecide={toDecide.data} />}
        />
      </div>
      <NeedsMeCard today={today} />
      {also}
      <LatestReports latest={latest.data} churchId={churchId} />
    </div>
  );
}
