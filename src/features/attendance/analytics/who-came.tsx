import type { AnalyticsTotal } from '#domain/attendance/analytics/answer.ts';
import { type Measure, partsOf } from '#domain/attendance/analytics/measures.ts';
import { Card } from '../../../ui/card/card.tsx';
import { type ChartColor, chartColors } from '../../../ui/chart/chart-colors.css.ts';
import { cx } from '../../../ui/cx.ts';
import { grouped } from '../../../ui/time.ts';
import { measureWord } from './analytics-words.ts';
import * as css from './analytics.css.ts';

/** Colours that ages and genders have in every chart. */
export const partColors: Partial<Record<Measure, ChartColor>> = {
  adults: 'protea',
  children: 'marigold',
  teens: 'sky',
  males: 'fynbos',
  females: 'jacaranda',
};

function Shares({
  label,
  parts,
  totals,
  isSecond,
}: {
  label: string;
  parts: readonly Measure[];
  totals: readonly AnalyticsTotal[];
  isSecond: boolean;
}) {
  const shown = parts.map((measure) => ({
    measure,
    sum: totals.find((total) => total.measure === measure)?.sum ?? null,
    color: chartColors[partColors[measure] ?? 'stone'],
  }));
  const all = shown.reduce((sum, one) => sum + (one.sum ?? 0), 0);
  if (all === 0) return null;
  return (
    <div className={cx(css.shares, isSecond && css.gap)}>
      <div aria-hidden="true" className={css.bar}>
        {shown.map(({ measure, sum, color }) => (
          <div
            key={measure}
            className={css.share}
            style={{ background: color, flexGrow: sum ?? 0 }}
          />
        ))}
      </div>
      <ul className={css.shares} aria-label={label}>
        {shown.map(({ measure, sum, color }) => (
          <li key={measure} className={css.line}>
            <span aria-hidden="true" className={css.swatch} style={{ background: color }} />
            {measureWord(measure)}
            <span className={css.value}>{sum === null ? '–' : grouped(sum)}</span>
            <span className={css.percent}>
              {sum === null ? '' : `${Math.round((sum / all) * 100)}%`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Ages and genders of the latest part of time with a report. */
export function WhoCame({ when, totals }: { when: string; totals: readonly AnalyticsTotal[] }) {
  const known = [...partsOf.age, ...partsOf.gender].some((part) =>
    totals.some(({ measure, sum }) => measure === part && sum !== null && sum > 0),
  );
  return (
    <Card className={css.part}>
      <div>
        <h2 className={css.title}>Who came</h2>
        <p className={css.fact}>{when}</p>
      </div>
      {!known && <p className={css.fact}>These reports say neither age nor gender.</p>}
      <Shares label="By age" parts={partsOf.age} totals={totals} isSecond={false} />
      <Shares label="By gender" parts={partsOf.gender} totals={totals} isSecond />
    </Card>
  );
}
