import { scaleLinear } from '@visx/scale';
import { grouped } from '../time.ts';
import { labelsWithRoom, type ChartData } from './chart-data.ts';
import * as css from './chart.css.ts';
import { margin, plotHeight, startOf } from './plot.ts';

/** From 0, or where the plot begins, to a round number over the highest value. */
export function heightScale(top: number, bottom = 0) {
  return scaleLinear<number>({
    domain: [bottom, top],
    range: [plotHeight - margin.bottom, margin.top],
    nice: 4,
  });
}

/** Quiet lines with their numbers, and the labels that have room. */
export function Axes({
  scale,
  data,
  end,
  xOf,
}: {
  scale: ReturnType<typeof heightScale>;
  data: ChartData;
  end: number;
  xOf(at: number): number;
}) {
  const { marks = data.labels, ticked = grouped } = data;
  const start = startOf(data);
  const room = labelsWithRoom(marks.length, end - start);
  const [lowest] = scale.domain();
  return (
    <g>
      {scale.ticks(4).map((tick) => (
        <g key={tick}>
          <line
            x1={start}
            x2={end}
            y1={scale(tick)}
            y2={scale(tick)}
            className={tick === lowest ? css.base : css.grid}
          />
          <text x={start - 8} y={scale(tick) + 4} textAnchor="end" className={css.axis}>
            {ticked(tick)}
          </text>
        </g>
      ))}
      {marks.map(
        (mark, at) =>
          room.has(at) && (
            <text
              key={xOf(at)}
              x={xOf(at)}
              y={plotHeight - 4}
              textAnchor="middle"
              className={css.axis}
            >
              {mark}
            </text>
          ),
      )}
    </g>
  );
}
