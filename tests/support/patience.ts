/** Longest wait in a test, ms: a limit for a busy machine, and no pause. */
export const patience = 30_000;
