import { scaleLinear } from '@visx/scale';
import { AreaClosed, LinePath } from '@visx/shape';
import { vars } from '../theme/contract.css.ts';
import { chartColors, type ChartColor } from './chart-colors.css.ts';
import * as css from './chart.css.ts';

const height = 36;

const tones = { up: vars.color.successText, down: vars.color.dangerText } as const;

/** The way of a number, without an axis: so little room that small changes stay small. The words are beside it. */
export function Sparkline({
  values,
  color = 'protea',
  tone,
  isPlain = false,
}: {
  values: readonly number[];
  color?: ChartColor;
  /** The way it went, in the place of a colour. */
  tone?: keyof typeof tones;
  /** A line alone, in less room and from its own lowest to its own highest value. */
  isPlain?: boolean;
}) {
  const stroke = tone ? tones[tone] : chartColors[color];
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
  const width = isPlain ? 64 : 104;
  const least = Math.min(...values, isPlain ? mean : mean * 0.88);
  const most = Math.max(...values, isPlain ? mean : mean * 1.12);
  const y = scaleLinear<number>({ domain: [least, most], range: [height - 4, 4] });
  const x = scaleLinear<number>({
    domain: [0, Math.max(values.length - 1, 1)],
    range: [4, width - 4],
  });
  const points = values.map((value, index) => ({ value, index }));
  const last = points.at(-1);
  return (
    <svg aria-hidden="true" width={width} height={height} className={css.spark}>
      {!isPlain && (
        <AreaClosed
          data={points}
          x={({ index }) => x(index)}
          y={({ value }) => y(value)}
          yScale={y}
          y0={height}
          fill={stroke}
          fillOpacity={0.1}
        />
      )}
      <LinePath
        data={points}
        x={({ index }) => x(index)}
        y={({ value }) => y(value)}
        stroke={stroke}
        strokeWidth={2}
        fill="none"
      />
      {last && <circle cx={x(last.index)} cy={y(last.value)} r={3} fill={stroke} />}
    </svg>
  );
}
