import { highest, type ChartData } from './chart-data.ts';

/** Props of every plot. */
export interface PlotProps {
  data: ChartData;
  width: number;
  /** The label that is looked at; null for none. */
  at: number | null;
}

export const plotHeight = 240;
export const margin = { top: 16, bottom: 24, start: 40 } as const;
/** Room for the name at the end of a line. */
const nameRoom = 88;
/** Narrower, and the name of a single line, which the title says, leaves its room to the line. */
const leastForName = 360;

/** Room before the plot for the numbers of its lines, in px. */
export function startOf(data: ChartData): number {
  const { length } = data.ticked?.(highest(data, false)) ?? '';
  return Math.max(margin.start, length * 6.5 + 14);
}

/** Where lines end, in px, and whether their names stand behind that. */
export function endOf(data: ChartData, width: number): { end: number; isNamed: boolean } {
  const isNamed = data.series.length > 1 || width >= leastForName;
  return { end: Math.max(width - (isNamed ? nameRoom : 12), startOf(data) + 60), isNamed };
}
