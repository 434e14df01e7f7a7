import { scaleLinear } from '@visx/scale';
import { labelsWithRoom, shown } from './chart-data.ts';
import * as css from './chart.css.ts';
import { margin, plotHeight } from './plot.ts';

/** From 0 to a round number over the highest value. */
export function heightScale(top: number) {
  return scaleLinear<number>({
    domain: [0, top],
    range: [plotHeight - margin.bottom, margin.top],
    nice: 4,
  });
}

/** Quiet lines with their numbers, and the labels that have room. */
export function Axes({
  scale,
  labels,
  end,
  xOf,
}: {
  scale: ReturnType<typeof heightScale>;
  labels: readonly string[];
  end: number;
  xOf(at: number): number;
}) {
  const room = labelsWithRoom(labels.length, end - margin.start);
  return (
    <g>
      {scale.ticks(4).map((tick) => (
        <g key={tick}>
          <line
            x1={margin.start}
            x2={end}
            y1={scale(tick)}
            y2={scale(tick)}
            className={tick === 0 ? css.base : css.grid}
          />
          <text x={margin.start - 8} y={scale(tick) + 4} textAnchor="end" className={css.axis}>
            {shown(tick)}
          </text>
        </g>
      ))}
      {labels.map(
        (label, at) =>
          room.has(at) && (
            <text
              key={label}
              x={xOf(at)}
              y={plotHeight - 4}
              textAnchor="middle"
              className={css.axis}
            >
              {label}
            </text>
          ),
      )}
    </g>
  );
}
