/** Rows in the order of their keys (from 0 to below `most`), those of one key as they came; and where each key begins. */
function sortedBy(rows: Int32Array, keys: Int32Array, most: number) {
  const starts = new Int32Array(most + 1);
  for (const key of keys) starts[key + 1] = (starts[key + 1] ?? 0) + 1;
  for (let key = 1; key <= most; key++) starts[key] = (starts[key] ?? 0) + (starts[key - 1] ?? 0);
  const next = starts.slice();
  const order = new Int32Array(rows.length);
  for (const row of rows) {
    const key = keys[row] ?? 0;
    const at = next[key] ?? 0;
    order[at] = row;
    next[key] = at + 1;
  }
  return { order, starts };
}

/** Whether those of each place came in the order of their days, as packed quarters do. */
function cameByDay(place: Int32Array, day: Int32Array, places: number): boolean {
  const latest = new Int32Array(places).fill(-0x80000000);
  for (let row = 0; row < day.length; row++) {
    const [at, own] = [place[row] ?? 0, day[row] ?? 0];
    if (own < (latest[at] ?? 0)) return false;
    latest[at] = own;
  }
  return true;
}

/** Rows in the order of their days. */
function byDay(day: Int32Array, asTheyCame: Int32Array): Int32Array {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const one of day) {
    if (one < first) first = one;
    if (one > last) last = one;
  }
  const sinceFirst = day.map((one) => one - first);
  return sortedBy(asTheyCame, sinceFirst, Math.max(0, last - first + 1)).order;
}

/** Rows in the order of their places, and at each place of their days. Counted, not compared: there may be half a million. */
export function inOrderOf(place: Int32Array, day: Int32Array, places: number) {
  const asTheyCame = new Int32Array(day.length);
  for (let row = 0; row < day.length; row++) asTheyCame[row] = row;
  const rows = cameByDay(place, day, places) ? asTheyCame : byDay(day, asTheyCame);
  return sortedBy(rows, place, places);
}
