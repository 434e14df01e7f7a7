import type { Church } from '#domain/churches/entities.ts';
import type { Grant } from '#domain/permissions.ts';
import { churchDashboard } from '#store/attendance/church-dashboard.ts';
import { useKept } from '../../../api/live-queries/use-kept.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { Card } from '../../../ui/card/card.tsx';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { StatStrip } from '../../../ui/stat-tile/stat-tile.tsx';
import { useDay } from '../use-day.ts';
import * as css from './church-dashboard.css.ts';
import { linkedStats } from './linked-stats.tsx';
import { LatestReports } from './latest-reports.tsx';
import { MissingReports } from './missing-reports.tsx';
import { SundayTrend } from './sunday-trend.tsx';
import { useMoment } from './use-moment.ts';

/** One church lately: last Sunday, twelve weeks of it, what is missing, the newest reports. */
export function ChurchAttendance({ church, grants }: { church: Church; grants: readonly Grant[] }) {
  const { today } = useDay(church.timeZone);
  const now = useMoment();
  const churchId = church.id;
  const live = useKept(useLive(churchDashboard, { today, now, churchId }));
  if (live.state === 'failed') return <NotRead title="Could not load the attendance" />;
  if (live.state === 'loading') return <Skeleton lines={8} what="the attendance" />;
  const { figures, latest, missing } = live.data;
  return (
    <div className={css.column}>
      <StatStrip label="Last Sunday" stats={linkedStats(figures, churchId)} />
      <Card>
        <SundayTrend figures={figures} facts="Sunday services" />
      </Card>
      <MissingReports
        missing={missing}
        expected={figures.expected}
        sunday={figures.sunday}
        today={today}
        grants={grants}
      />
      <LatestReports latest={latest} churchId={churchId} />
    </div>
  );
}
