import { scalePoint } from '@visx/scale';
import { AreaClosed, LinePath } from '@visx/shape';
import { Axes, heightScale } from './axes.tsx';
import { chartColors, dashes } from './chart-colors.css.ts';
import { highest, isLacking, padded, shown, type Series } from './chart-data.ts';
import * as css from './chart.css.ts';
import { endOf, margin, plotHeight, startOf, type PlotProps } from './plot.ts';

/** Of a name and the number below it, in px. */
const nameHeight = 30;
/** Where the highest and the lowest name may stand: their numbers end above the labels of the axis. */
const names = { top: margin.top, bottom: plotHeight - margin.bottom - 16 } as const;

interface Ending {
  series: Series;
  value: number;
  y: number;
}

/** Names beside the ends of their lines, pushed apart where they would meet: downwards, and up again from the axis. */
function endingsOf(all: readonly Series[], yOf: (value: number) => number): Ending[] {
  const endings = all.flatMap((series): Ending[] => {
    const value = series.values.findLast((known) => known !== null);
    return value === undefined || value === null ? [] : [{ series, value, y: yOf(value) }];
  });
  const sorted = endings.toSorted((a, b) => a.y - b.y);
  const apart = Math.min(nameHeight, (names.bottom - names.top) / Math.max(1, sorted.length - 1));
  let above = names.top - apart;
  for (const ending of sorted) {
    ending.y = Math.max(ending.y, above + apart);
    above = ending.y;
  }
  let below = names.bottom + apart;
  for (const ending of sorted.toReversed()) {
    ending.y = Math.min(ending.y, below - apart);
    below = ending.y;
  }
  return sorted;
}

interface LinesProps extends PlotProps {
  filled?: boolean;
  /** The scale begins near the lowest value, and a rule shows the height of the first line’s point too. */
  crossed?: boolean;
}

/** The rules through the point that is looked at. */
function Rules({ x, y, start, end }: { x: number; y: number | null; start: number; end: number }) {
  return (
    <>
      <line x1={x} x2={x} y1={margin.top} y2={plotHeight - margin.bottom} className={css.rule} />
      {y !== null && <line x1={start} x2={end} y1={y} y2={y} className={css.rule} />}
    </>
  );
}

/** Points of sums that lack reports. */
function HollowPoints({
  line,
  xOf,
  yOf,
}: {
  line: Series;
  xOf(index: number): number;
  yOf(value: number): number;
}) {
  return line.values.map(
    (value, index) =>
      isLacking(line, index) && (
        <circle
          key={xOf(index)}
          cx={xOf(index)}
          cy={yOf(value ?? 0)}
          r={3}
          stroke={chartColors[line.color]}
          strokeWidth={1.5}
          className={css.hollow}
        />
      ),
  );
}

/** Lines, or areas from 0 up, with their names at their ends. */
export function PlotLines({ data, width, at, filled = false, crossed = false }: LinesProps) {
  const { labels, series } = data;
  const start = startOf(data);
  const { end, isNamed } = endOf(data, width);
  const [bottom, top] = crossed ? padded(data) : [0, highest(data, false)];
  const y = heightScale(top, bottom);
  const x = scalePoint<number>({
    domain: labels.map((_, index) => index),
    range: [start + 6, end],
  });
  const xOf = (index: number) => x(index) ?? start;
  const points = ({ values }: Series) =>
    values.map((value, index) => ({ index, value, key: labels[index] ?? '' }));
  const known = { defined: ({ value }: { value: number | null }) => value !== null };
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${plotHeight}`} className={css.svg}>
      <Axes scale={y} data={data} end={end} xOf={xOf} />
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
            <HollowPoints line={line} xOf={xOf} yOf={y} />
          </g>
        );
      })}
      {at !== null && (
        <Rules
          x={xOf(at)}
          y={crossed ? y(series[0]?.values[at] ?? bottom) : null}
          start={start}
          end={end}
        />
      )}
      {at !== null &&
        series.map(({ name, color, values }) => {
          const value = values[at];
          if (value === null || value === undefined) return null;
          return <circle key={name} cx={xOf(at)} cy={y(value)} r={4} fill={chartColors[color]} />;
        })}
      {endingsOf(isNamed ? series : [], y).map(({ series: own, value, y: nameY }) => (
        <g key={own.name}>
          <text x={end + 10} y={nameY} className={css.label}>
            {own.name}
          </text>
          <text x={end + 10} y={nameY + 14} className={css.quiet}>
            {shown(data, value)}
          </text>
        </g>
      ))}
    </svg>
  );
}
