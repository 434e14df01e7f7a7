import type { ChartData } from './chart-data.ts';

/** Props of every plot. */
export interface PlotProps {
  data: ChartData;
  width: number;
  /** The label that is looked at; null for none. */
  at: number | null;
}

export const plotHeight = 240;
export const margin = { top: 16, bottom: 24, start: 40 } as const;
