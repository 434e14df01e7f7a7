import { scaleLinear } from '@visx/scale';
import { LineRadial } from '@visx/shape';
import { chartColors, dashes } from './chart-colors.css.ts';
import { highest } from './chart-data.ts';
import * as css from './chart.css.ts';
import type { PlotProps } from './plot.ts';

const rings = [0.25, 0.5, 0.75, 1];
/** Between a plot and its edge, for half of a label. */
const labelRoom = 60;

/** A label in one line, or in two of about the same length: those beside a radar have little room. */
export function linesOf(label: string): readonly string[] {
  const middle = label.length / 2;
  const spaces = [...label.matchAll(/ /g)].map(({ index }) => index);
  const [cut] = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return cut === undefined ? [label] : [label.slice(0, cut), label.slice(cut + 1)];
}

/** Several measures of one thing, round a middle that is 0. */
export function PlotRadar({ data, width, at }: PlotProps) {
  const { labels, series } = data;
  const height = Math.min(width, 320);
  const outer = Math.max(Math.min(height / 2 - 40, width / 2 - labelRoom), 40);
  const angle = (index: number) => (2 * Math.PI * index) / labels.length;
  const reach = scaleLinear<number>({ domain: [0, highest(data, false)], range: [0, outer] });
  const place = (index: number, radius: number) => ({
    x: Math.sin(angle(index)) * radius,
    y: -Math.cos(angle(index)) * radius,
  });
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className={css.svg}>
      <g transform={`translate(${width / 2} ${height / 2})`}>
        {rings.map((ring) => (
          <circle key={ring} r={outer * ring} fill="none" className={css.grid} />
        ))}
        {labels.map((label, index) => {
          const { x, y } = place(index, outer + 22);
          return (
            <text
              key={label}
              y={y - 3}
              textAnchor="middle"
              className={at === index ? css.label : css.axis}
            >
              {linesOf(label).map((line, row) => (
                <tspan key={line} x={x} dy={row * 13}>
                  {line}
                </tspan>
              ))}
            </text>
          );
        })}
        {series.map(({ name, color, values }) => (
          <LineRadial
            key={name}
            data={[...values, values[0] ?? null].map((value, index) => ({ value, index }))}
            angle={({ index }) => angle(index)}
            radius={({ value }) => reach(value ?? 0)}
            stroke={chartColors[color]}
            strokeWidth={2}
            strokeDasharray={series.length > 1 ? dashes[color] : 'none'}
            fill={chartColors[color]}
            fillOpacity={0.14}
          />
        ))}
        {at !== null &&
          series.map(({ name, color, values }) => {
            const point = place(at, reach(values[at] ?? 0));
            return <circle key={name} cx={point.x} cy={point.y} r={4} fill={chartColors[color]} />;
          })}
      </g>
    </svg>
  );
}
