import type { SundayTotal } from '#domain/attendance/sunday-figures.ts';
import { Chart } from '../../../ui/chart/chart.tsx';
import { trendData, trendSummary } from './dashboard-words.ts';

/** Twelve Sundays against the same of last year. `facts`: of which churches. */
export function SundayTrend({ weeks, facts }: { weeks: readonly SundayTotal[]; facts: string }) {
  return (
    <Chart
      kind="line"
      heading="h2"
      title="Attendance trend"
      facts={facts}
      summary={trendSummary(weeks)}
      data={trendData(weeks)}
    />
  );
}
