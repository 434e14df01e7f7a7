import type { CellMinistry } from '#store/attendance/boards/cell-ministry.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Chart } from '../../../ui/chart/chart.tsx';
import { grouped } from '../../../ui/time.ts';
import { dayAlone } from '../day-alone.ts';
import { monthLabels } from './cell-stats.tsx';

type Weeks = CellMinistry['weeks'];

function weeklySummary(weeks: Weeks): string {
  const known = weeks.flatMap(({ from, attendance }) =>
    attendance === null ? [] : [{ from, attendance }],
  );
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || first === last) return 'There are too few weeks for a trend yet.';
  return `From ${grouped(first.attendance)} in the week of ${dayAlone(first.from)} to ${grouped(last.attendance)} in the week of ${dayAlone(last.from)}.`;
}

/** People who came to cells, week by week. A week without a report is a gap. */
export function WeeklyChart({ cells: { weeks, active } }: { cells: CellMinistry }) {
  const reports = weeks.at(-1)?.reports ?? 0;
  const facts = `${grouped(active)} cells, last 12 weeks. ${grouped(reports)} reports of this week so far`;
  return (
    <Card>
      <Chart
        kind="line"
        heading="h2"
        title="Weekly attendance in cells"
        facts={facts}
        summary={weeklySummary(weeks)}
        data={{
          by: 'Week of',
          labels: weeks.map(({ from }) => dayAlone(from)),
          missing: weeks.filter((week) => week.reports === 0).length,
          series: [
            { name: 'Attendance', color: 'protea', values: weeks.map((week) => week.attendance) },
            {
              name: 'First timers',
              color: 'marigold',
              dashed: true,
              values: weeks.map((week) => week.firstTimers),
            },
          ],
        }}
      />
    </Card>
  );
}

/** Cells that opened and that closed, month by month. */
export function MovesChart({ moves }: { moves: NonNullable<CellMinistry['moves']> }) {
  const sum = (field: 'opened' | 'closed') => moves.reduce((all, one) => all + one[field], 0);
  const words = `${grouped(sum('opened'))} opened and ${grouped(sum('closed'))} closed in 6 months`;
  return (
    <Card>
      <Chart
        kind="bar"
        heading="h2"
        title="Cells opened and closed"
        facts={`${words}, by their first and last day with people`}
        summary={`${words}.`}
        data={{
          by: 'Month',
          labels: monthLabels(moves),
          series: [
            { name: 'Opened', color: 'protea', values: moves.map(({ opened }) => opened) },
            { name: 'Closed', color: 'stone', values: moves.map(({ closed }) => closed) },
          ],
        }}
      />
    </Card>
  );
}
