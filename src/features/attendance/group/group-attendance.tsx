import { Link } from '@tanstack/react-router';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import { useState } from 'react';
import type { Group } from '#domain/groups/entities.ts';
import { nextMeetings } from '#domain/meetings/next-meetings.ts';
import { pastMeetings } from '#domain/meetings/past-meetings.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import { instantInZone } from '#domain/values/dates/instant-in-zone.ts';
import { browseReports, type ReportPage } from '#store/attendance/queries.ts';
import { useKept } from '../../../api/live-queries/use-kept.ts';
import { useLive } from '../../../api/live-queries/use-live.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Chart } from '../../../ui/chart/chart.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { NotRead } from '../../../ui/empty-state/not-read.tsx';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useDay } from '../use-day.ts';
import * as css from './group-attendance.css.ts';
import { GroupReportTable } from './group-report-table.tsx';
import { groupTrend, groupTrendWords } from './group-trend.ts';

const spans = {
  weeks: { label: '12 weeks', days: 84, facts: 'Meetings, last 12 weeks' },
  year: { label: 'Year', days: 364, facts: 'Meetings, last 52 weeks' },
} as const;
type Span = keyof typeof spans;

/** More than a group has in a year that meets each day. */
const mostInYear = 400;
const recentShown = 6;

/** The days from `from` on before today on which it meets by its schedule. */
function dueBetween({ schedule }: Group, timeZone: string, from: string, today: string): string[] {
  if (!schedule) return [];
  const start = instantInZone(from, '00:00', timeZone);
  return nextMeetings(schedule, timeZone, start, mostInYear)
    .map(({ date }) => date)
    .filter((date) => date < today);
}

type Reports = ReportPage['rows'];

function Trend({
  group,
  timeZone,
  today,
  reports,
}: {
  group: Group;
  timeZone: string;
  today: string;
  reports: Reports;
}) {
  const [span, setSpan] = useState<Span>('weeks');
  const { days, facts } = spans[span];
  const from = addDays(today, -days);
  const meetings = pastMeetings(
    dueBetween(group, timeZone, from, today),
    reports.filter(({ date }) => date >= from),
  );
  return (
    <Card>
      <Chart
        kind="line"
        heading="h2"
        title="Attendance"
        facts={facts}
        summary={groupTrendWords(meetings)}
        data={groupTrend(meetings)}
        keys={
          <Segmented
            label="Show"
            isLow
            choices={Object.entries(spans).map(([value, { label }]) => ({
              value: value as Span,
              label,
            }))}
            value={span}
            onChange={setSpan}
          />
        }
      />
    </Card>
  );
}

function Recent({ groupId, reports }: { groupId: string; reports: Reports }) {
  return (
    <div className={css.part}>
      <div className={css.head}>
        <h2 className={css.title}>Recent reports</h2>
        <Link
          to="/apps/groups/$groupId"
          params={{ groupId }}
          search={{ tab: 'reports' }}
          className={css.all}
        >
          See all
        </Link>
      </div>
      <GroupReportTable caption="Recent reports" rows={reports.slice(0, recentShown)} />
    </div>
  );
}

/** How many came to a group, meeting by meeting, and its newest reports. `timeZone`: of its church. */
export function GroupAttendance({ group, timeZone }: { group: Group; timeZone: string }) {
  const { today } = useDay(timeZone);
  const live = useKept(
    useLive(browseReports, {
      kind: 'group',
      churchId: group.churchId,
      groupId: group.id,
      from: addDays(today, -spans.year.days),
      sort: 'date',
      descending: true,
      page: 1,
      perPage: mostInYear,
    }),
  );
  if (live.state === 'failed') return <NotRead title="Could not load the attendance" />;
  if (live.state === 'loading') return <Skeleton lines={8} what="the attendance" />;
  const { rows } = live.data;
  if (rows.length === 0) {
    return (
      <Card>
        <EmptyState icon={ClipboardList} title="No reports in the last year">
          How many came is shown here as soon as somebody submits a report.
        </EmptyState>
      </Card>
    );
  }
  return (
    <div className={css.column}>
      <Trend group={group} timeZone={timeZone} today={today} reports={rows} />
      <Recent groupId={group.id} reports={rows} />
    </div>
  );
}
