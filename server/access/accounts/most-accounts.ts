import type pg from 'pg';

/** Milliseconds after which it is looked up again. */
const freshFor = 10 * 60_000;
/** Organisations that one address is expected in at most; more only make a sign-in of its own slower. */
const ceiling = 4;

/** In how many organisations the address with the most accounts is, and at least `found`. */
export type MostAccounts = (found: number) => Promise<number>;

/**
 * Every sign-in compares as many passwords as the address with the most accounts needs, so that its
 * time tells nobody in how many organisations a person is.
 */
export function createMostAccounts(pool: pg.Pool): MostAccounts {
  let most = 1;
  let readAt = Number.NEGATIVE_INFINITY;
  return async (found) => {
    if (performance.now() - readAt > freshFor) {
      readAt = performance.now();
      const { rows } = await pool.query<{ count: number }>(
        'select count(*)::integer as count from account group by email order by 1 desc limit 1',
      );
      most = Math.max(most, rows[0]?.count ?? 1);
    }
    most = Math.min(ceiling, Math.max(most, found));
    return Math.max(most, found);
  };
}
