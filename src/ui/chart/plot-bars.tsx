import { scaleBand } from '@visx/scale';
import { Bar } from '@visx/shape';
import type { ReactNode } from 'react';
import { Axes, heightScale } from './axes.tsx';
import { chartColors } from './chart-colors.css.ts';
import { highest, shown } from './chart-data.ts';
import * as css from './chart.css.ts';
import { plotHeight, startOf, type PlotProps } from './plot.ts';

/** Narrower bars have no room for their numbers. */
const numberRoom = 26;

interface BarsProps extends PlotProps {
  stacked: boolean;
  /** The highest value of the whole chart, where the bars are not all of it. */
  top?: number;
  /** Drawn over the bars, at the same places and heights: the numbers are those of what is drawn there. */
  over?(xOf: (index: number) => number, yOf: (value: number) => number): ReactNode;
}

/** Bars beside each other, or on top of each other. */
export function PlotBars({ data, width, at, stacked, top: most, over }: BarsProps) {
  const { labels, series } = data;
  const y = heightScale(most ?? highest(data, stacked));
  const band = scaleBand<number>({
    domain: labels.map((_, index) => index),
    range: [startOf(data), width],
    padding: 0.3,
  });
  const start = (index: number) => band(index) ?? 0;
  const each = stacked ? band.bandwidth() : band.bandwidth() / series.length;
  const middle = (index: number) => start(index) + band.bandwidth() / 2;
  const below = (index: number, before: number) =>
    series.slice(0, before).reduce((sum, { values }) => sum + (values[index] ?? 0), 0);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${plotHeight}`} className={css.svg}>
      <Axes scale={y} data={data} end={width} xOf={middle} />
      {labels.flatMap((label, index) =>
        series.map(({ name, color, values }, order) => {
          const value = values[index] ?? null;
          if (value === null) return null;
          const floor = stacked ? below(index, order) : 0;
          const top = y(floor + value);
          const left = start(index) + (stacked ? 0 : each * order);
          return (
            <g key={`${label} ${name}`} opacity={at === null || at === index ? 1 : 0.45}>
              <Bar
                x={left}
                y={top}
                width={Math.max(each - 2, 1)}
                height={Math.max(y(floor) - top - (stacked ? 1 : 0), 0)}
                rx={stacked ? 0 : 3}
                fill={chartColors[color]}
              />
              {!stacked && !over && each >= numberRoom && (
                <text x={left + each / 2} y={top - 4} textAnchor="middle" className={css.label}>
                  {shown(data, value)}
                </text>
              )}
            </g>
          );
        }),
      )}
      {over?.(middle, y)}
    </svg>
  );
}
