import type { ReachEntry } from '#domain/protocol.ts';

/** Where a change row stands, and which scopes of the reach hold it now. */
export interface ChangeRow {
  t: string;
  id: string;
  v: number;
  scopes: string[];
}

/**
 * Whether a scope of parameter 2 holds the row, as a question that no index answers: a page goes down the
 * index of its order, and costs what it holds; by the scopes' index it would read all of them first.
 */
export const within = (alias: string) => `(${alias}.scope = any($2)) is true`;

/** The scopes of a reach, for parameter 2 of what is asked of `change`. */
export function scopesOf(reach: readonly ReachEntry[]): string[] {
  return reach.map(({ scope }) => scope);
}
