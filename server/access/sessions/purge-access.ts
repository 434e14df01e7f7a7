import type pg from 'pg';

/** Days that traces of an ended sign-in are kept. */
const keptFor = "interval '90 days'";

/**
 * In the order in which they refer to each other. A session that nobody renewed for so long is over,
 * also where nobody asked; a device without sessions and grants is known by nothing.
 */
const purges = [
  `with old as (
     select id from session
     where ended_at < now() - ${keptFor} or access_expires_at < now() - 2 * ${keptFor}),
   unsubscribed as (
     delete from push_subscription where session_id in (select id from old) returning 1)
   select count(*) from unsubscribed`,
  `delete from session
   where ended_at < now() - ${keptFor} or access_expires_at < now() - 2 * ${keptFor}`,
  'delete from submit_grant where expires_at < now()',
  `delete from device d where d.last_seen_at < now() - ${keptFor}
     and not exists (select 1 from session s where s.device_id = d.id)
     and not exists (select 1 from submit_grant g where g.device_id = d.id)`,
  'delete from one_time_token where expires_at < now()',
  'delete from device_code where expires_at < now()',
  'delete from rate_limit where expire < extract(epoch from now()) * 1000',
];

/** Deletes sessions, grants, devices, links and counted attempts that open nothing any more. */
export async function purgeAccess(pool: pg.Pool): Promise<void> {
  for (const purge of purges) await pool.query(purge);
}
