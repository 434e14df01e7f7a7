import { type Column, firstLetter, unpackColumn } from './column.ts';

/** Number of values of a column. */
export function lengthOfColumn(column: Column): number {
  if (Array.isArray(column)) return column.length;
  if ('times' in column) return column.times;
  return 'places' in column ? column.places.length : unpackColumn(column).length;
}

/** The value at a place of a column; for one of thousands, `mapColumn` goes through them at once. */
export function valueAt<Value>(column: Column<Value>, at: number): Value | undefined {
  if (Array.isArray(column)) return column[at];
  if ('times' in column) return column.all;
  if ('places' in column) return column.of[column.places.charCodeAt(at) - firstLetter];
  return unpackColumn(column)[at] as Value | undefined;
}

/**
 * Writes a number of each value of a column, from a place on, without a list of the values: of one that stands at many places its
 * number is asked once.
 */
export function mapColumn<Value>(
  column: Column<Value>,
  numberOf: (value: Value) => number,
  to: Int32Array | Uint8Array | Float64Array,
  begin = 0,
): void {
  if (Array.isArray(column)) {
    for (let at = 0; at < column.length; at++) to[begin + at] = numberOf(column[at] as Value);
    return;
  }
  if ('times' in column) {
    to.fill(numberOf(column.all), begin, begin + column.times);
    return;
  }
  if (!('places' in column)) {
    mapColumn(unpackColumn(column) as Value[], numberOf, to, begin);
    return;
  }
  const { of, places } = column;
  const numbers = Float64Array.from(of, numberOf);
  for (let at = 0; at < places.length; at++) {
    to[begin + at] = numbers[places.charCodeAt(at) - firstLetter] ?? 0;
  }
}
