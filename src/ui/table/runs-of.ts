/** Rows below each other with one heading; null for rows without one. */
export interface Run<Row> {
  heading: string | null;
  rows: Row[];
}

/** The rows in their order, cut wherever the heading becomes another one. */
export function runsOf<Row>(rows: readonly Row[], headingOf?: (row: Row) => string): Run<Row>[] {
  const runs: Run<Row>[] = [];
  for (const row of rows) {
    const heading = headingOf?.(row) ?? null;
    const last = runs.at(-1);
    if (last?.heading === heading) last.rows.push(row);
    else runs.push({ heading, rows: [row] });
  }
  return runs;
}
