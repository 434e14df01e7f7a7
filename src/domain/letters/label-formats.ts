/** A sheet of labels as shops sell it. Lengths in millimetres. */
export interface LabelFormat {
  name: string;
  paper: 'A4' | 'letter';
  columns: number;
  rows: number;
  width: number;
  height: number;
  /** Distance of the first label from the edges of the sheet. */
  top: number;
  start: number;
  /** Between two columns; rows have no gap. */
  gap: number;
}

/** Measures from the data sheets of the makers; the names are those that stand on the packets. */
export const labelFormats = {
  a4x21: {
    name: '21 on A4 (63.5 × 38.1 mm, L7160)',
    paper: 'A4',
    columns: 3,
    rows: 7,
    width: 63.5,
    height: 38.1,
    top: 15.15,
    start: 7.2,
    gap: 2.55,
  },
  a4x24: {
    name: '24 on A4 (70 × 37 mm)',
    paper: 'A4',
    columns: 3,
    rows: 8,
    width: 70,
    height: 37,
    top: 0.5,
    start: 0,
    gap: 0,
  },
  a4x14: {
    name: '14 on A4 (99.1 × 38.1 mm, L7163)',
    paper: 'A4',
    columns: 2,
    rows: 7,
    width: 99.1,
    height: 38.1,
    top: 15.15,
    start: 4.65,
    gap: 2.5,
  },
  letterx30: {
    name: '30 on US Letter (66.7 × 25.4 mm, 5160)',
    paper: 'letter',
    columns: 3,
    rows: 10,
    width: 66.7,
    height: 25.4,
    top: 12.7,
    start: 4.8,
    gap: 3.15,
  },
} as const satisfies Record<string, LabelFormat>;

export type LabelFormatName = keyof typeof labelFormats;

/** Size of the paper in millimetres. */
export const paperSizes = {
  A4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const satisfies Record<LabelFormat['paper'], { width: number; height: number }>;

export function labelsOnSheet({ columns, rows }: Pick<LabelFormat, 'columns' | 'rows'>): number {
  return columns * rows;
}
