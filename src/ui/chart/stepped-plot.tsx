import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { shown, spokenAt, type ChartData } from './chart-data.ts';
import { chartColors } from './chart-colors.css.ts';
import * as css from './chart.css.ts';
import { endOf, startOf, type PlotProps } from './plot.ts';
import { PlotBars } from './plot-bars.tsx';
import { PlotHeat } from './plot-heat.tsx';
import { PlotMixed } from './plot-mixed.tsx';
import { PlotLines } from './plot-lines.tsx';
import { PlotRadar } from './plot-radar.tsx';
import { PlotDonut, PlotPolar } from './plot-round.tsx';
import { useWidth } from './use-width.ts';

const plots = {
  line: (props: PlotProps) => <PlotLines {...props} />,
  area: (props: PlotProps) => <PlotLines {...props} filled />,
  crosshair: (props: PlotProps) => <PlotLines {...props} crossed />,
  bar: (props: PlotProps) => <PlotBars {...props} stacked={false} />,
  stacked: (props: PlotProps) => <PlotBars {...props} stacked />,
  mixed: PlotMixed,
  donut: PlotDonut,
  polar: PlotPolar,
  radar: PlotRadar,
  heat: PlotHeat,
};
export type ChartKind = keyof typeof plots;

/** Charts whose names have no room beside their lines. */
const withLegend: ReadonlySet<ChartKind> = new Set(['stacked', 'mixed', 'radar']);

/** Lines end before their names. */
const namesAtEnd: ReadonlySet<ChartKind> = new Set(['line', 'area', 'crosshair']);

const isRound = (kind: ChartKind) => kind === 'donut' || kind === 'polar';

/** The values in the order of the stack, beside their colours. */
function Legend({ data, at }: { data: ChartData; at: number }) {
  return (
    <ul className={css.legend}>
      {data.series.toReversed().map(({ name, color, values }) => (
        <li key={name} className={css.entry}>
          <span className={css.swatch} style={{ background: chartColors[color] }} />
          {name}
          <span className={css.amount}>{shown(data, values[at])}</span>
        </li>
      ))}
    </ul>
  );
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** A plot that is stepped through: arrow keys or a pointer choose a point, whose values are said. */
export function SteppedPlot({
  label,
  kind,
  data,
}: {
  label: string;
  kind: ChartKind;
  data: ChartData;
}) {
  const [box, width] = useWidth<HTMLElement>();
  const [at, setAt] = useState<number | null>(null);
  const last = (isRound(kind) ? data.series.length : data.labels.length) - 1;
  const Plot = plots[kind];
  // The title of the chart says what it measures.
  const isAlone = kind === 'radar' && data.series.length === 1;
  const step = (event: KeyboardEvent) => {
    const next = steps[event.key];
    if (event.key === 'Escape') setAt(null);
    if (!next) return;
    event.preventDefault();
    setAt(next(at ?? (event.key === 'ArrowLeft' ? last + 1 : -1), last));
  };
  const look = (event: PointerEvent) => {
    const seen = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - seen.left) / seen.width) * width;
    const start = startOf(data);
    const { end } = namesAtEnd.has(kind) ? endOf(data, width) : { end: width };
    const share = (x - start) / Math.max(end - start, 1);
    if (!isRound(kind)) setAt(Math.min(Math.max(Math.round(share * last), 0), last));
  };
  const slice = data.series[at ?? -1];
  const spoken =
    at === null
      ? ''
      : isRound(kind)
        ? `${slice?.name ?? ''} ${shown(data, slice?.values[0])}`
        : spokenAt(data, at);
  return (
    <div>
      {/* It answers arrow keys and a pointer, and says what is there. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        ref={box}
        className={css.plot}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={`${label} Arrow keys step through it.`}
        onKeyDown={step}
        onPointerMove={look}
        onPointerLeave={() => setAt(null)}
        onBlur={() => setAt(null)}
      >
        <Plot data={data} width={width} at={at} />
      </section>
      <output className={css.values}>{spoken}</output>
      {withLegend.has(kind) && !isAlone && <Legend data={data} at={at ?? last} />}
    </div>
  );
}
