import { Link } from '@tanstack/react-router';
import ClipboardPenLine from 'lucide-react/icons/clipboard-pen-line';
import type { ReactNode } from 'react';
import { longDate, timeInZone } from '#domain/values/dates/local-date.ts';
import type { Grant } from '#domain/permissions.ts';
import { churchDashboard } from '#store/attendance/church-dashboard.ts';
import { freshness } from '#store/freshness.ts';
import { useConnection } from '../../../api/calls/use-connection.ts';
import { useKept } from '../../../api/live-queries/use-kept.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { buttonLook } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { StatStrip } from '../../../ui/stat-tile/stat-tile.tsx';
import { ChurchChoice } from './church-choice.tsx';
import { greeting } from './dashboard-words.ts';
import { linkedStats } from './linked-stats.tsx';
import { MonthCharts, MonthStrip } from './month-charts.tsx';
import { PeopleCharts } from './people-charts.tsx';
import { LatestReports } from './latest-reports.tsx';
import { MissingReports } from './missing-reports.tsx';
import { NoneYet } from '../none-yet.tsx';
import * as css from './church-dashboard.css.ts';
import * as list from '../reports/report-list.css.ts';
import { useDay } from '../use-day.ts';
import { BoardLink } from '../sunday/board-link.tsx';
import { SundayTrend } from './sunday-trend.tsx';
import { useMoment } from './use-moment.ts';

/** Screen e1: last Sunday, twelve weeks against last year, missing reports and the newest ones. */
export function ChurchDashboardScreen({
  name,
  grants,
  timeZone,
  churchId,
  onChurch,
  also,
}: {
  /** The person's. */
  name: string;
  grants: readonly Grant[];
  /** Of the organisation. */
  timeZone: string;
  /** Null for all of them. */
  churchId: string | null;
  onChurch(churchId: string | null): void;
  /** Cards of other features for the person. */
  also?: ReactNode;
}) {
  const { today } = useDay(timeZone);
  const now = useMoment();
  const offline = useConnection().state === 'offline';
  const fresh = useLive(freshness);
  const live = useKept(useLive(churchDashboard, { today, now, churchId }));
  const isReady = live.state === 'ready' && fresh.state === 'ready' && fresh.data.state === 'ready';
  const isFailed = live.state === 'failed' || fresh.state === 'failed';
  const facts = isReady && live.data.churches !== 1 ? ` across ${live.data.churches} churches` : '';
  return (
    <div className={list.page}>
      <PageHeader
        title={greeting(timeInZone(new Date(now), timeZone), name)}
        facts={`${longDate(today)}${facts}`}
        actions={
          <>
            <ChurchChoice value={churchId} onChange={onChurch} />
            <BoardLink />
            <Link
              to="/apps/churches/submit-attendance-report"
              className={buttonLook({ kind: 'primary' })}
            >
              <Icon of={ClipboardPenLine} size="sm" />
              Submit attendance
            </Link>
          </>
        }
      />
      {isFailed && <NotRead title="Could not load your churches" />}
      {!isReady && !isFailed && <NoneYet what="your churches" offline={offline} />}
      {isReady && (
        <>
          <StatStrip label="Last Sunday" stats={linkedStats(live.data.figures, churchId)} />
          <MonthStrip churchId={churchId} today={today} />
          <div className={css.parted}>
            <Card className={css.trend}>
              <SundayTrend
                figures={live.data.figures}
                facts={churchId === null ? 'Every church, Sunday services' : 'Sunday services'}
              />
            </Card>
            <div className={cx(css.column, css.side)}>
              <MissingReports
                missing={live.data.missing}
                expected={live.data.figures.expected}
                sunday={live.data.figures.sunday}
                today={today}
                grants={grants}
              />
              {also}
            </div>
            <div className={css.latest}>
              <LatestReports latest={live.data.latest} churchId={churchId} />
            </div>
          </div>
          <MonthCharts churchId={churchId} today={today} />
          <PeopleCharts churchId={churchId} today={today} />
        </>
      )}
    </div>
  );
}
