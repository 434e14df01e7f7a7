import { Link } from '@tanstack/react-router';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import type { Group } from '#domain/groups/entities.ts';
import type { GroupPerformance, PersonPerformance } from '#domain/rolls/performance.ts';
import { dayHere } from '#domain/values/dates/day-here.ts';
import { performanceOfGroup, type PerformanceOfGroup } from '#store/rolls/group-performance.ts';
import { useKept } from '../../../api/live-queries/use-kept.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { valueLink } from '../../../ui/stat-tile/stat-tile.css.ts';
import { type Stat, StatStrip } from '../../../ui/stat-tile/stat-tile.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import { grouped } from '../../../ui/time.ts';
import * as css from '../attendance-tab.css.ts';
import { Meetings } from '../meetings-strip.tsx';

const shown = (value: number | null) => (value === null ? '–' : grouped(value));

function statsOf({ totals, people }: PerformanceOfGroup, groupId: string): Stat[] {
  const within = (value: string) => (
    <Link
      to="/apps/groups/$groupId"
      params={{ groupId }}
      search={{ tab: 'reports' }}
      className={valueLink}
    >
      {value}
    </Link>
  );
  const { attendance = null, met = 0 } = totals ?? {};
  const average = attendance === null || met === 0 ? null : Math.round(attendance / met);
  const ofYear: Stat[] = totals
    ? [
        { label: 'Meetings', value: grouped(met), fact: 'Reported in 52 weeks', within },
        { label: 'Average attendance', value: shown(average), fact: 'People a meeting' },
        { label: 'First timers', value: shown(totals.firstTimers), fact: 'In 52 weeks', within },
        { label: 'New converts', value: shown(totals.newConverts), fact: 'In 52 weeks', within },
      ]
    : [];
  const rate = people?.rate ?? null;
  const fact = `Present, last ${people?.meetings.length ?? 0} meetings by name`;
  return [
    ...ofYear,
    ...(people
      ? [{ label: 'Attendance rate', value: rate === null ? '–' : `${rate}%`, fact }]
      : []),
  ];
}

function nameOf({ personId, name }: PersonPerformance) {
  return (
    <Link
      to="/pages/profile/$personId"
      params={{ personId }}
      search={{ tab: 'attendance' }}
      className={css.link}
    >
      {name}
    </Link>
  );
}

const columns: Column<PersonPerformance>[] = [
  { name: 'Person', card: 'title', cell: nameOf },
  {
    name: 'Present',
    number: true,
    card: 'figure',
    cell: ({ present, marked }) => (marked === 0 ? '–' : `${present} of ${marked}`),
  },
  {
    name: 'Last meetings',
    card: 'line',
    cell: ({ name, meetings }) =>
      meetings.length === 0 ? 'Not marked yet' : <Meetings of={name} meetings={meetings} isSmall />,
  },
  {
    name: 'Lately',
    card: 'end',
    cell: ({ streak }) =>
      streak === null ? (
        ''
      ) : (
        <Badge tone={streak.startsWith('Absent') ? 'warning' : 'success'}>{streak}</Badge>
      ),
  },
];

function People({ of: { meetings, people } }: { of: GroupPerformance }) {
  if (meetings.length === 0) {
    return (
      <Card>
        <EmptyState icon={CalendarCheck} title="No roll call yet">
          When somebody calls the roll of this group, how each person came is shown here.
        </EmptyState>
      </Card>
    );
  }
  return (
    <Table
      caption="People by attendance"
      columns={columns}
      rows={people}
      rowKey={({ personId }) => personId}
    />
  );
}

/** How a group does: a year of its reports, and its people meeting by meeting, those who came least first. */
export function GroupPerformanceTab({ group: { id, churchId } }: { group: Group }) {
  const live = useKept(useLive(performanceOfGroup, { id, churchId }, dayHere()));
  if (live.state === 'failed') return <NotRead title="Could not load the performance" />;
  if (live.state === 'loading') return <Skeleton lines={8} what="the performance" />;
  return (
    <div className={css.column}>
      <StatStrip label="Performance" stats={statsOf(live.data, id)} />
      {live.data.people && <People of={live.data.people} />}
    </div>
  );
}
