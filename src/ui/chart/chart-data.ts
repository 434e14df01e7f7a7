import { grouped } from '../time.ts';
import type { ChartColor } from './chart-colors.css.ts';

export interface Series {
  name: string;
  color: ChartColor;
  /** One for each label; null where there is no report: a gap, never a zero. */
  values: readonly (number | null)[];
  /** Reports that each value lacks, one for each label: it is a sum of those that came in. */
  lacking?: readonly number[];
  /** Last year, or what was expected. */
  dashed?: true;
  /** Of a mixed chart: a line over the bars. */
  over?: true;
}

/** Data of a chart and of its table. */
export interface ChartData {
  /** Name of the labels' kind: 'Sunday'. */
  by: string;
  labels: readonly string[];
  series: readonly Series[];
  /** Missing reports, where several series come from one report; else each gap is one. */
  missing?: number;
  /** Shorter than the labels, for along the plot; one for each. */
  marks?: readonly string[];
  /** Words for a value that is no plain count: 'R 1 184 220'. */
  written?(value: number): string;
  /** The same with little room, beside the lines of a plot: 'R 1 180k'. */
  ticked?(value: number): string;
}

/** '2 876', or a dash where nothing is known. */
export function shown(
  { written = grouped }: Pick<ChartData, 'written'>,
  value: number | null | undefined,
): string {
  return value === null || value === undefined ? '–' : written(value);
}

/** Whether a value is known, and reports are missing in it. */
export function isLacking({ values, lacking }: Series, at: number): boolean {
  return (lacking?.[at] ?? 0) > 0 && (values[at] ?? null) !== null;
}

/** A value, with the reports that it lacks: '2 876', '2 610 (3 missing)'. */
export function shownAt(data: Pick<ChartData, 'written'>, series: Series, at: number): string {
  const value = shown(data, series.values[at]);
  return isLacking(series, at) ? `${value} (${grouped(series.lacking?.[at] ?? 0)} missing)` : value;
}

/** All values of one label, in words: '22 Nov: Soweto 618, Tshwane missing'. */
export function spokenAt(data: ChartData, at: number): string {
  const { labels, series } = data;
  const values = series.map((one) => {
    const isGap = (one.values[at] ?? null) === null;
    return `${one.name} ${isGap ? 'missing' : shownAt(data, one, at)}`;
  });
  return `${labels[at] ?? ''}: ${values.join(', ')}`;
}

export function missingIn({ series, missing }: ChartData): number {
  if (missing !== undefined) return missing;
  return series.reduce(
    (sum, { values }) => sum + values.filter((value) => value === null).length,
    0,
  );
}

export function isEmpty({ labels, series }: ChartData): boolean {
  return (
    labels.length === 0 || series.every(({ values }) => values.every((value) => value === null))
  );
}

/** The largest value; stacked, of the sums. */
export function highest({ labels, series }: ChartData, stacked: boolean): number {
  const at = (index: number) => series.map(({ values }) => values[index] ?? 0);
  const tops = labels.map((_, index) =>
    stacked ? at(index).reduce((sum, value) => sum + value, 0) : Math.max(...at(index)),
  );
  return Math.max(1, ...tops);
}

/** From the lowest to the highest value, with room round them: for a line that does not begin at 0. */
export function padded({ series }: ChartData): [from: number, to: number] {
  const values = series.flatMap(({ values: own }) => own.filter((value) => value !== null));
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = (most - least || Math.abs(most) || 1) * 0.2;
  return [least - room, most + room];
}

/** Labels that have room: the first, the last, and as many between them as fit. */
export function labelsWithRoom(count: number, room: number): ReadonlySet<number> {
  const most = Math.max(2, Math.floor(room / 64));
  const step = Math.max(1, Math.ceil((count - 1) / (most - 1)));
  const every = Array.from({ length: count }, (_, at) => at).filter((at) => at % step === 0);
  const last = count - 1;
  return new Set([...every.filter((at) => last - at >= step || at === last), last]);
}
