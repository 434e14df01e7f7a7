/** Columns that fold to one Total column: a year of months. */
export interface PivotSpan {
  id: string;
  name: string;
  columns: readonly { id: string; name: string }[];
}

/** A row of numbers by column; null, or nothing: a gap, which is not 0. */
export interface PivotRow {
  id: string;
  name: string;
  values: Readonly<Record<string, number | null>>;
}

/** Rows that fold to their sum: a church of groups. */
export interface PivotGroup {
  id: string;
  name: string;
  rows: readonly PivotRow[];
}

export interface ShownColumn {
  key: string;
  name: string;
  /** Ids that it adds up; one for a column of its own. */
  ids: readonly string[];
  kind: 'leaf' | 'total';
  /** Whether a year begins or its total stands here: a line before it. */
  edge: boolean;
}

export interface ShownRow {
  key: string;
  name: string;
  rows: readonly PivotRow[];
  kind: 'leaf' | 'group' | 'all';
}

/** A folded year is its total alone; an open one has its total after its months. */
export function columnsOf(span: PivotSpan, isFolded: boolean): ShownColumn[] {
  const total: ShownColumn = {
    key: `${span.id} total`,
    name: isFolded ? 'Total' : span.name,
    ids: span.columns.map(({ id }) => id),
    kind: 'total',
    edge: true,
  };
  if (isFolded) return [total];
  const leaves = span.columns.map(({ id, name }, at) => ({
    key: id,
    name,
    ids: [id],
    kind: 'leaf' as const,
    edge: at === 0,
  }));
  return [...leaves, total];
}

/** Each group over its rows, and what all of them come to at the end. */
export function rowsOf(
  groups: readonly PivotGroup[],
  folded: ReadonlySet<string>,
  allName: string,
): ShownRow[] {
  const shown = groups.flatMap(({ id, name, rows }): ShownRow[] => [
    { key: id, name, rows, kind: 'group' },
    ...(folded.has(id)
      ? []
      : rows.map((row) => ({ key: row.id, name: row.name, rows: [row], kind: 'leaf' as const }))),
  ]);
  const all = groups.flatMap(({ rows }) => rows);
  return [...shown, { key: 'all', name: allName, rows: all, kind: 'all' }];
}

/** The sum of what is there; null where nothing is. */
export function sumOf(rows: readonly PivotRow[], ids: readonly string[]): number | null {
  const there = rows.flatMap(({ values }) => ids.map((id) => values[id] ?? null));
  const known = there.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

/** From the least to the most of all single values, whether folded or not: shades keep their meaning. */
export function rangeOf(groups: readonly PivotGroup[]): [least: number, most: number] {
  const values = groups
    .flatMap(({ rows }) => rows)
    .flatMap((row) => Object.values(row.values))
    .filter((value) => value !== null);
  return values.length === 0 ? [0, 0] : [Math.min(...values), Math.max(...values)];
}
