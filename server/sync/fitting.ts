import { entityStores } from '../entity-stores.ts';

const weights = new Map(entityStores.map(({ name, weighs }) => [name, weighs ?? 1]));

const weightOf = ({ t }: { t: string }) => weights.get(t) ?? 1;

/** Weight of rows in a page: the number of usual rows that say as much. */
export function weightOfAll(rows: readonly { t: string }[]): number {
  return rows.reduce((sum, row) => sum + weightOf(row), 0);
}

/** The first of these rows, as many as a page of `most` holds. One at least where there is room for any. */
export function fitting<Row extends { t: string }>(rows: readonly Row[], most: number): Row[] {
  let weight = 0;
  const end = rows.findIndex((row, at) => {
    weight += weightOf(row);
    return weight > most && (at > 0 || most <= 0);
  });
  return end < 0 ? [...rows] : rows.slice(0, end);
}
