import type pg from 'pg';

/**
 * Deletes accounts that somebody asked for and nobody confirmed while the link in the mail worked.
 * Answers how many.
 */
export async function purgeUnconfirmed(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `with gone as (
       delete from account where confirmed_at is null and asked_at < now() - interval '7 days'
       returning id),
     links as (delete from one_time_token where account_id in (select id from gone))
     select count(*)::integer as count from gone`,
  );
  return rows[0]?.count ?? 0;
}
