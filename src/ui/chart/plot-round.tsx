import { scaleSqrt } from '@visx/scale';
import { Arc, Pie } from '@visx/shape';
import { chartColors } from './chart-colors.css.ts';
import { shown, type ChartData } from './chart-data.ts';
import * as css from './chart.css.ts';

const size = 200;
const outer = size / 2 - 4;

/** A part of a whole: the series of a round chart have one value each. */
interface Slice {
  name: string;
  color: string;
  value: number;
}

function slicesOf({ series }: ChartData): Slice[] {
  return series.map(({ name, color, values }) => ({
    name,
    color: chartColors[color],
    value: values[0] ?? 0,
  }));
}

function Legend({
  data,
  slices,
  at,
}: {
  data: ChartData;
  slices: readonly Slice[];
  at: number | null;
}) {
  const whole = slices.reduce((sum, { value }) => sum + value, 0) || 1;
  return (
    <ul className={css.legend}>
      {slices.map(({ name, color, value }, index) => (
        <li
          key={name}
          className={css.entry}
          style={at === index ? { textDecoration: 'underline' } : undefined}
        >
          <span className={css.swatch} style={{ background: color }} />
          {name}
          <span className={css.amount}>{shown(data, value)}</span>
          <span>{Math.round((value / whole) * 100)}%</span>
        </li>
      ))}
    </ul>
  );
}

/** Shares of a whole; the first in the middle, all of them beside it. */
export function PlotDonut({ data, at }: { data: ChartData; at: number | null }) {
  const slices = slicesOf(data);
  const whole = slices.reduce((sum, { value }) => sum + value, 0) || 1;
  const middle = slices[at ?? 0];
  return (
    <div className={css.round}>
      <svg aria-hidden="true" viewBox={`0 0 ${size} ${size}`} className={css.roundSvg}>
        <g transform={`translate(${size / 2} ${size / 2})`}>
          <Pie
            data={slices}
            pieValue={({ value }) => value}
            pieSort={null}
            innerRadius={outer - 26}
            outerRadius={outer}
            padAngle={0.02}
          >
            {({ arcs, path }) =>
              arcs.map((arc, index) => (
                <path
                  key={arc.data.name}
                  d={path(arc) ?? ''}
                  fill={arc.data.color}
                  opacity={at === null || at === index ? 1 : 0.45}
                />
              ))
            }
          </Pie>
          {middle && (
            <>
              <text textAnchor="middle" className={css.middle}>
                {Math.round((middle.value / whole) * 100)}%
              </text>
              <text y={18} textAnchor="middle" className={css.quiet}>
                {middle.name}
              </text>
            </>
          )}
        </g>
      </svg>
      <Legend data={data} slices={slices} at={at} />
    </div>
  );
}

/** Slices of one angle, whose area says how much. */
export function PlotPolar({ data, at }: { data: ChartData; at: number | null }) {
  const slices = slicesOf(data);
  const angle = (2 * Math.PI) / Math.max(slices.length, 1);
  const reach = scaleSqrt<number>({
    domain: [0, Math.max(1, ...slices.map(({ value }) => value))],
    range: [0, outer],
  });
  return (
    <div className={css.round}>
      <svg aria-hidden="true" viewBox={`0 0 ${size} ${size}`} className={css.roundSvg}>
        <g transform={`translate(${size / 2} ${size / 2})`}>
          <circle r={outer} fill="none" className={css.grid} />
          {slices.map(({ name, color, value }, index) => (
            <Arc
              key={name}
              innerRadius={0}
              outerRadius={reach(value)}
              startAngle={angle * index}
              endAngle={angle * (index + 1)}
              padAngle={0.02}
              fill={color}
              opacity={at === null || at === index ? 1 : 0.45}
            />
          ))}
        </g>
      </svg>
      <Legend data={data} slices={slices} at={at} />
    </div>
  );
}
