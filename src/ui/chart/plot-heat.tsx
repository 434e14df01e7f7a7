import { scaleQuantize } from '@visx/scale';
import { heat } from './chart-colors.css.ts';
import { highest, labelsWithRoom } from './chart-data.ts';
import * as css from './chart.css.ts';
import type { PlotProps } from './plot.ts';

const rowHeight = 28;
const nameRoom = 76;

/** One block for each value, darker for more; what is missing is dashed, not pale. */
export function PlotHeat({ data, width, at }: PlotProps) {
  const { labels, series } = data;
  const step = scaleQuantize<string>({
    domain: [0, highest(data, false)],
    range: Object.values(heat),
  });
  const each = (width - nameRoom) / Math.max(labels.length, 1);
  const height = series.length * rowHeight + 24;
  const room = labelsWithRoom(labels.length, width - nameRoom);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className={css.svg}>
      {series.map(({ name, values }, row) => (
        <g key={name} transform={`translate(0 ${row * rowHeight})`}>
          <text y={rowHeight / 2 + 4} className={css.axis}>
            {name}
          </text>
          {labels.map((label, index) => {
            const value = values[index] ?? null;
            return (
              <rect
                key={label}
                x={nameRoom + each * index + 1}
                y={1}
                width={Math.max(each - 2, 1)}
                height={rowHeight - 2}
                rx={3}
                className={value === null ? css.absent : css.cell}
                {...(value !== null && { fill: step(value) })}
                opacity={at === null || at === index ? 1 : 0.6}
              />
            );
          })}
        </g>
      ))}
      {labels.map(
        (label, index) =>
          room.has(index) && (
            <text
              key={label}
              x={nameRoom + each * (index + 0.5)}
              y={height - 6}
              textAnchor="middle"
              className={css.axis}
            >
              {label}
            </text>
          ),
      )}
    </svg>
  );
}
