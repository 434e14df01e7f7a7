/** Numbers between 0 and 1, the same ones for the same seed on every device. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** `count` numbers from the first to the last, which stray from the straight way by up to `sway`. */
export function walk({
  count,
  from,
  to,
  sway,
  seed,
}: {
  count: number;
  from: number;
  to: number;
  sway: number;
  seed: number;
}): number[] {
  const chance = chances(seed);
  const last = count - 1;
  const steps = Array.from({ length: count }, (_, at) => (at === 0 ? 0 : chance() - 0.5));
  let reached = 0;
  const strayed = steps.map((step) => (reached += step));
  const bridge = strayed.map((value, at) => value - (at / last) * reached);
  const widest = Math.max(...bridge.map(Math.abs)) || 1;
  return bridge.map((value, at) => from + ((to - from) * at) / last + (sway * value) / widest);
}
