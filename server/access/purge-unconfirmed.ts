import type { Logger } from 'pino';
import type pg from 'pg';

const every = 6 * 60 * 60 * 1000;

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

/** Purges now and every six hours. Answers how to stop it. */
export function keepPurging(pool: pg.Pool, log: Logger): () => void {
  const purge = () => {
    purgeUnconfirmed(pool).catch((error: unknown) =>
      log.error({ err: error }, 'accounts that nobody confirmed could not be deleted'),
    );
  };
  purge();
  const timer = setInterval(purge, every).unref();
  return () => clearInterval(timer);
}
