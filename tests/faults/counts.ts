function countOf(variable: string, usual: number): number {
  const asked = Number(process.env[variable] ?? usual);
  if (Number.isSafeInteger(asked) && asked > 0) return asked;
  throw new Error(`${variable} must be a whole number above 0`);
}

/** Number of runs of each case: few in `npm test`, many under `npm run faults`. */
export const modelRuns = () => countOf('MODEL_RUNS', 200);
/** Of rows from one place to another. */
export const moves = () => countOf('MOVES', 200);
/** Pulls after random moves. */
export const heldRuns = () => countOf('HELD_RUNS', 60);
export const killPoints = () => countOf('KILL_POINTS', 12);
/** At each of the moments after a key press. */
export const typedKills = () => countOf('TYPED_KILLS', 2);
export const soakMinutes = () => countOf('SOAK_MINUTES', 30);
export const queueLength = () => countOf('QUEUE_LENGTH', 100);

/** Time a test may take that tries something `count` times. */
export function patience(count: number, eachMs: number): number {
  return 60_000 + count * eachMs;
}
