import { scalePoint } from '@visx/scale';
import { AreaClosed, LinePath } from '@visx/shape';
import { Axes, heightScale } from './axes.tsx';
import { chartColors, dashes } from './chart-colors.css.ts';
import { highest, shown, type Series } from './chart-data.ts';
import * as css from './chart.css.ts';
import { margin, plotHeight, type PlotProps } from './plot.ts';

/** Room for the name at the end of a line. */
const nameRoom = 88;
const nameHeight = 30;

interface Ending {
  series: Series;
  value: number;
  y: number;
}

/** Names beside the ends of their lines, pushed apart where they would meet. */
function endingsOf(all: readonly Series[], yOf: (value: number) => number): Ending[] {
  const endings = all.flatMap((series): Ending[] => {
    const value = series.values.findLast((known) => known !== null);
    return value === undefined || value === null ? [] : [{ series, value, y: yOf(value) }];
  });
  const sorted = endings.toSorted((a, b) => a.y - b.y);
  let last = Number.NEGATIVE_INFINITY;
  for (const ending of sorted) {
    ending.y = Math.max(ending.y, last + nameHeight);
    last = ending.y;
  }
  return sorted;
}

/** Lines, or areas from 0 up, with their names at their ends. */
export function PlotLines({ data, width, at, filled }: PlotProps & { filled: boolean }) {
  const { labels, series } = data;
  const end = Math.max(width - nameRoom, margin.start + 60);
  const y = heightScale(highest(data, false));
  const x = scalePoint<number>({
    domain: labels.map((_, index) => index),
    range: [margin.start + 6, end],
  });
  const xOf = (index: number) => x(index) ?? margin.start;
  const points = ({ values }: Series) =>
    values.map((value, index) => ({ index, value, key: labels[index] ?? '' }));
  const known = { defined: ({ value }: { value: number | null }) => value !== null };
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${plotHeight}`} className={css.svg}>
      <Axes scale={y} labels={labels} end={end} xOf={xOf} />
      {series.map((line) => {
        const color = chartColors[line.color];
        const look = line.dashed ? '6 4' : series.length > 2 ? dashes[line.color] : 'none';
        return (
          <g key={line.name}>
            {filled && (
              <AreaClosed
                data={points(line)}
                x={({ index }) => xOf(index)}
                y={({ value }) => y(value ?? 0)}
                yScale={y}
                fill={color}
                fillOpacity={0.14}
                {...known}
              />
            )}
            <LinePath
              data={points(line)}
              x={({ index }) => xOf(index)}
              y={({ value }) => y(value ?? 0)}
              stroke={color}
              strokeWidth={2}
              strokeDasharray={look}
              fill="none"
              {...known}
            />
          </g>
        );
      })}
      {at !== null && (
        <line
          x1={xOf(at)}
          x2={xOf(at)}
          y1={margin.top}
          y2={plotHeight - margin.bottom}
          className={css.rule}
        />
      )}
      {at !== null &&
        series.map(({ name, color, values }) => {
          const value = values[at];
          if (value === null || value === undefined) return null;
          return <circle key={name} cx={xOf(at)} cy={y(value)} r={4} fill={chartColors[color]} />;
        })}
      {endingsOf(series, y).map(({ series: own, value, y: top }) => (
        <g key={own.name}>
          <text x={end + 10} y={top} className={css.label}>
            {own.name}
          </text>
          <text x={end + 10} y={top + 14} className={css.quiet}>
            {shown(value)}
          </text>
        </g>
      ))}
    </svg>
  );
}
