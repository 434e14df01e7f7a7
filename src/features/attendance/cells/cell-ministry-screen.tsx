import { Link } from '@tanstack/react-router';
import ClipboardPenLine from 'lucide-react/icons/clipboard-pen-line';
import List from 'lucide-react/icons/list';
import UsersRound from 'lucide-react/icons/users-round';
import { latestWeekday, addDays } from '#domain/values/dates/local-date.ts';
import { holds } from '#domain/permissions.ts';
import {
  type CellMinistry,
  cellMinistry,
  cellReportsToLookAt,
} from '#store/attendance/boards/cell-ministry.ts';
import { freshness } from '#store/freshness.ts';
import { useConnection } from '../../../api/calls/use-connection.ts';
import { useKept } from '../../../api/live-queries/use-kept.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { buttonLook } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import { flips } from '../../../ui/icon/flips.css.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { StatStrip } from '../../../ui/stat-tile/stat-tile.tsx';
import { timeOfDay } from '../../../ui/time.ts';
import { ChurchChoice } from '../dashboard/church-choice.tsx';
import * as css from '../dashboard/church-dashboard.css.ts';
import { useMoment } from '../dashboard/use-moment.ts';
import { dayAlone } from '../day-alone.ts';
import { NoneYet } from '../none-yet.tsx';
import * as list from '../reports/report-list.css.ts';
import type { Viewer } from '../review/review-actions.tsx';
import { useDay } from '../use-day.ts';
import { MovesChart, WeeklyChart } from './cell-charts.tsx';
import { cellStats } from './cell-stats.tsx';
import { NotReported } from './not-reported.tsx';
import { WaitingForFeedback } from './waiting-for-feedback.tsx';

interface CellMinistryScreenProps {
  /** Null for all of them. */
  churchId: string | null;
  /** Of the organisation. */
  timeZone: string;
  viewer: Viewer;
  onChurch(churchId: string | null): void;
}

function Actions({ churchId, viewer, onChurch }: Omit<CellMinistryScreenProps, 'timeZone'>) {
  return (
    <>
      <ChurchChoice value={churchId} onChange={onChurch} />
      <Link
        to="/apps/groups/cell-ministry/attendance-reports"
        search={{ church: churchId ?? undefined }}
        className={buttonLook({})}
      >
        <Icon of={List} size="sm" className={flips} />
        All records
      </Link>
      {holds(viewer.grants, 'report.submitGroup') && (
        <Link
          to="/apps/groups/cell-ministry/submit-attendance-report"
          className={buttonLook({ kind: 'primary' })}
        >
          <Icon of={ClipboardPenLine} size="sm" />
          Submit a cell report
        </Link>
      )}
    </>
  );
}

/** The two lists of the week: what waits for an answer, and who is silent. */
function useWeek({ churchId, timeZone }: Pick<CellMinistryScreenProps, 'churchId' | 'timeZone'>) {
  const { today } = useDay(timeZone);
  const now = useMoment();
  const live = useKept(useLive(cellReportsToLookAt, { today, churchId, now }));
  return { today, live };
}

function Figures({ cells, props }: { cells: CellMinistry; props: CellMinistryScreenProps }) {
  const { churchId, timeZone, viewer } = props;
  const { today, live } = useWeek(props);
  return (
    <>
      <StatStrip label="Cells" stats={cellStats(cells, { churchId, today })} />
      <div className={css.grid}>
        <div className={css.column}>
          <WeeklyChart cells={cells} />
          {live.state === 'ready' && (
            <WaitingForFeedback look={live.data} viewer={viewer} churchId={churchId} />
          )}
        </div>
        <div className={css.column}>
          {cells.moves && <MovesChart moves={cells.moves} />}
          {live.state === 'failed' && <NotRead title="Could not load the reports of this week" />}
          {live.state === 'loading' && <Skeleton lines={6} what="the reports of this week" />}
          {live.state === 'ready' && (
            <NotReported look={live.data} viewer={viewer} timeZone={timeZone} today={today} />
          )}
        </div>
      </div>
    </>
  );
}

function weekWords(today: string, churches: number): string {
  const monday = latestWeekday(today, 1);
  const week = `Week of ${dayAlone(monday)} to ${dayAlone(addDays(monday, 6))}`;
  return `${week}, ${churches} ${churches === 1 ? 'church' : 'churches'}`;
}

/** Screen u4: how the cells are, what their reports say, and who needs an answer or a reminder. */
export function CellMinistryScreen(props: CellMinistryScreenProps) {
  const { churchId, timeZone } = props;
  const { today } = useDay(timeZone);
  const live = useKept(useLive(cellMinistry, { today, churchId }));
  const known = useLive(freshness);
  const offline = useConnection().state !== 'online';
  const filled = known.state === 'ready' && known.data.state === 'ready' ? known.data : null;
  const isFailed = live.state === 'failed' || known.state === 'failed';
  const cells = live.state === 'ready' && filled ? live.data : null;
  const asOf = offline && filled ? ` As of ${timeOfDay(filled.asOf)}.` : '';
  const isEmpty = cells !== null && cells.active + cells.resting === 0;
  return (
    <div className={list.page}>
      <PageHeader
        title="Cell ministry"
        facts={cells && `${weekWords(today, cells.churches)}.${asOf}`}
        actions={<Actions {...props} />}
      />
      {isFailed && <NotRead title="Could not load the cells" />}
      {!cells && !isFailed && (
        <NoneYet what="the cells" offline={offline && known.state === 'ready' && !filled} />
      )}
      {isEmpty && (
        <EmptyState
          icon={UsersRound}
          title="No cells yet"
          action={
            <Link to="/apps/groups" className={buttonLook({})}>
              All groups
            </Link>
          }
        >
          Groups of a type that gives reports are cells. Their numbers appear here.
        </EmptyState>
      )}
      {cells && !isEmpty && <Figures cells={cells} props={props} />}
    </div>
  );
}
