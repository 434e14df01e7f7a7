import type { AccessScope } from '#domain/protocol.ts';

/** Position of a change row, and the access scopes that hold it now. */
export interface ChangeRow {
  t: string;
  id: string;
  v: number;
  scopes: string[];
}

/**
 * Whether a scope of parameter 2 holds the row, as a question that no index answers: a page goes down the
 * index of its order, and costs what it holds; by the scopes' index it would read all of them first. From a
 * subquery PostgreSQL makes a hash; the array itself it compares one by one, thousands of times a row.
 */
export const within = (alias: string) => `(${alias}.scope in (select unnest($2::text[]))) is true`;

/** Names of the scopes, for parameter 2 of queries over `change`. */
export function scopesOf(accessScopes: readonly AccessScope[]): string[] {
  return accessScopes.map(({ scope }) => scope);
}
