/** `done`: it stands. `refused`: nothing was changed. `held`: it waits for an administrator. */
export const outcomes = ['done', 'refused', 'held'] as const;
export type Outcome = (typeof outcomes)[number];
