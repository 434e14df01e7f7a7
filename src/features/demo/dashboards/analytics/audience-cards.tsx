import type { AnalyticsDashboard } from '#domain/demo/dashboards/analytics.ts';
import { Chart } from '../../../../ui/chart/chart.tsx';
import { grouped } from '../../../../ui/time.ts';
import * as page from '../parts/dashboard.css.ts';
import { percent } from '../../../../demo/money.ts';
import { audienceData } from './analytics-words.ts';

/** Parts of all visitors, a whole for each way to part them. */
export function AudienceCards({
  audience: { visitors, kinds },
}: Pick<AnalyticsDashboard, 'audience'>) {
  return (
    <section className={page.grid} aria-label="Your audience">
      <div>
        <h2 className={page.title}>Your audience</h2>
        <p className={page.facts}>{grouped(visitors)} visitors in 30 days</p>
      </div>
      <div className={page.quarters}>
        {kinds.map((kind) => {
          const [first] = kind.parts;
          return (
            <div key={kind.title} className={page.card}>
              <Chart
                kind="donut"
                title={kind.title}
                facts="Share of visitors"
                summary={first ? `${first.name}: ${percent(first.percent)}.` : ''}
                data={audienceData(kind, visitors)}
                prints
              />
            </div>
          );
        })}
      </div>
    </section>
  );
}
