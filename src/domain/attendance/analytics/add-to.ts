/** Adds to one of many sums. */
export function addTo(
  sums: number[] | Float64Array | Uint32Array | Int32Array,
  at: number,
  by: number,
) {
  sums[at] = (sums[at] ?? 0) + by;
}
