import { LinePath } from '@visx/shape';
import { chartColors } from './chart-colors.css.ts';
import { highest, shown, type ChartData, type Series } from './chart-data.ts';
import * as css from './chart.css.ts';
import type { PlotProps } from './plot.ts';
import { PlotBars } from './plot-bars.tsx';

interface OverProps {
  data: ChartData;
  line: Series;
  at: number | null;
  xOf(index: number): number;
  yOf(value: number): number;
}

/** A line with a dot and its number for each value: it is told from the bars by its shape, not by its colour alone. */
function Over({ data, line: { color, dashed, values }, at, xOf, yOf }: OverProps) {
  return (
    <g>
      <LinePath
        data={values.map((value, index) => ({ value, index }))}
        x={({ index }) => xOf(index)}
        y={({ value }) => yOf(value ?? 0)}
        defined={({ value }) => value !== null}
        stroke={chartColors[color]}
        strokeWidth={2}
        strokeDasharray={dashed ? '6 4' : 'none'}
        fill="none"
      />
      {values.map(
        (value, index) =>
          value !== null && (
            <g
              // A place in time has one value.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
            >
              <circle
                cx={xOf(index)}
                cy={yOf(value)}
                r={at === index ? 5 : 3}
                fill={chartColors[color]}
                className={css.cell}
              />
              <text x={xOf(index)} y={yOf(value) - 9} textAnchor="middle" className={css.onBars}>
                {shown(data, value)}
              </text>
            </g>
          ),
      )}
    </g>
  );
}

/** Bars with lines over them, on one scale: two would let anything look like anything. */
export function PlotMixed({ data, ...props }: PlotProps) {
  const bars = data.series.filter(({ over }) => !over);
  const lines = data.series.filter(({ over }) => over);
  return (
    <PlotBars
      {...props}
      data={{ ...data, series: bars }}
      stacked={false}
      top={highest(data, false)}
      over={(xOf, yOf) =>
        lines.map((line) => (
          <Over key={line.name} data={data} line={line} at={props.at} xOf={xOf} yOf={yOf} />
        ))
      }
    />
  );
}
