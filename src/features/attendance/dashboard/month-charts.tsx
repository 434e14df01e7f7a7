import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { monthsOfChurches } from '#store/attendance/boards/church-months.ts';
import { sharesOfPeople } from '#store/people/shares-of-people.ts';
import { useKept } from '../../../api/live-queries/use-kept.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Chart } from '../../../ui/chart/chart.tsx';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { valueLink } from '../../../ui/stat-tile/stat-tile.css.ts';
import { type Stat, StatStrip } from '../../../ui/stat-tile/stat-tile.tsx';
import { grouped } from '../../../ui/time.ts';
import * as css from './church-dashboard.css.ts';
import {
  conversionData,
  conversionWords,
  monthStat,
  yearsData,
  yearsSummary,
} from './month-words.ts';

interface Place {
  /** Null for all of them. */
  churchId: string | null;
  today: string;
}

/** The people of a kind, in the directory. */
function toPeople({ churchId }: Place, filter: string) {
  const only = [filter, churchId === null ? '' : `churchId:${churchId}`].filter(Boolean).join(',');
  return (value: string): ReactNode => (
    <Link to="/apps/people" search={{ only }} className={valueLink}>
      {value}
    </Link>
  );
}

/** The reports of cells of this month. */
function toCellReports({ churchId, today }: Place) {
  const search = { church: churchId ?? undefined, from: `${today.slice(0, 7)}-01`, to: today };
  return (value: string): ReactNode => (
    <Link to="/apps/groups/cell-ministry/attendance-reports" search={search} className={valueLink}>
      {value}
    </Link>
  );
}

/** Members, and what cells report of this month. */
export function MonthStrip(place: Place) {
  const months = useKept(useLive(monthsOfChurches, place));
  const people = useKept(useLive(sharesOfPeople, place));
  if (months.state !== 'ready') return null;
  const { cells, cellsBefore: before } = months.data;
  const sums = { months: cells, before, today: place.today };
  const within = toCellReports(place);
  const members: Stat[] =
    people.state === 'ready' && people.data
      ? [
          {
            label: 'Members',
            value: grouped(people.data.members),
            fact: `Of ${grouped(people.data.people)} people`,
            within: toPeople(place, 'connectionStatus:Member'),
          },
        ]
      : [];
  return (
    <StatStrip
      label="This month"
      stats={[
        ...members,
        { ...monthStat('First timers', 'firstTimers', sums), within },
        { ...monthStat('New converts', 'newConverts', sums), within },
        { ...monthStat('Holy Spirit', 'receivedHolySpirit', sums), within },
      ]}
    />
  );
}

/** Attendance by the months of this year and the last, and first timers beside new converts. */
export function MonthCharts(place: Place) {
  const live = useKept(useLive(monthsOfChurches, place));
  if (live.state === 'failed') return <NotRead title="Could not load the months" />;
  if (live.state === 'loading') return <Skeleton lines={6} what="the months" />;
  const months = live.data;
  return (
    <div className={css.halves}>
      <Card>
        <Chart
          kind="line"
          heading="h2"
          title="Attendance by month"
          facts="All services together. A month without reports is a gap"
          summary={yearsSummary(months)}
          data={yearsData(months)}
        />
      </Card>
      <Card>
        <Chart
          kind="bar"
          heading="h2"
          title="First timers and new converts"
          facts={conversionWords(months)}
          summary={`${conversionWords(months)}.`}
          data={conversionData(months)}
        />
      </Card>
    </div>
  );
}
