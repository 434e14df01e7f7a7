/** How long (ms) an act in a demo app can be undone. */
export const undoMs = 10_000;
