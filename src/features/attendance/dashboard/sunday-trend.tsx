import type { SundayFigures } from '#domain/attendance/sunday-figures.ts';
import { Chart } from '../../../ui/chart/chart.tsx';
import { trendData, trendFacts, trendSummary } from './dashboard-words.ts';

/** Twelve Sundays against the same of last year. `facts`: of which churches. */
export function SundayTrend({ figures, facts }: { figures: SundayFigures; facts: string }) {
  const { weeks } = figures;
  return (
    <Chart
      kind="line"
      heading="h2"
      title="Attendance trend"
      facts={trendFacts(facts, figures)}
      summary={trendSummary(weeks)}
      data={trendData(figures)}
    />
  );
}
