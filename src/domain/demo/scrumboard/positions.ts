interface Placed {
  position: number;
}

/** S9-029: from one row to the next, so that there is room for others between them. */
export const positionStep = 65_536;

/** Steps after which all are numbered anew; more where there are so many that they need them. */
const usualSteps = 500;

/** Position of a row behind these, which are in their order. */
export function positionBehind(rows: readonly Placed[]): number {
  return (rows.at(-1)?.position ?? 0) + positionStep;
}

function positionBetween(before: Placed | undefined, after: Placed | undefined): number {
  if (after === undefined) return (before?.position ?? 0) + positionStep;
  return ((before?.position ?? 0) + after.position) / 2;
}

const movedTo = <Row extends Placed>(row: Row, position: number): Row => ({ ...row, position });

/**
 * Puts a row among others, which are in their order without it.
 *
 * @param at its place, from 0
 * @returns the rows that change: it alone, or all of them, numbered anew, where there is no room
 */
export function placedAt<Row extends Placed>(
  others: readonly Row[],
  row: Row,
  at: number,
): readonly Row[] {
  const [before, after] = [others[at - 1], others[at]];
  const position = positionBetween(before, after);
  const most = positionStep * Math.max(usualSteps, 2 * others.length);
  const isFree = position > (before?.position ?? 0) && position < (after?.position ?? most);
  if (Number.isInteger(position) && isFree) return [movedTo(row, position)];
  return others.toSpliced(at, 0, row).map((one, place) => movedTo(one, (place + 1) * positionStep));
}
