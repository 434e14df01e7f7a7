import type { Queries } from '../../database/queries.ts';
import { session } from '../tables.ts';
import { pick, type RowOf } from '../../table-columns.ts';

const idOfSession = pick(session, ['id']);

/**
 * Ends a session at once. After a sign-out, or when it grew too old, its submit grant goes on for what
 * the author left behind; after any other end it ends too, and what still comes by it is kept for an administrator.
 */
export async function endSession(
  pool: Queries,
  sessionId: string,
  reason: 'signedOut' | 'expired' | 'revoked' | 'replayed',
): Promise<void> {
  await pool.query(
    `with over as (
       update session set ended_at = now(), end_reason = $2
       where id = $1 and ended_at is null returning account_id, device_id, seen_by_session)
     update submit_grant g set ended_at = now() from over
     where $2 not in ('signedOut', 'expired') and g.ended_at is null
       and over.seen_by_session is null
       and g.account_id = over.account_id and g.device_id = over.device_id`,
    [sessionId, reason],
  );
}

/** Ends every session and submit grant of an account, on all its devices. */
export async function endSessionsOf(
  pool: Queries,
  accountId: string,
  reason: 'revoked' | 'passwordChanged',
): Promise<void> {
  await pool.query(
    'update session set ended_at = now(), end_reason = $2 where account_id = $1 and ended_at is null',
    [accountId, reason],
  );
  await pool.query(
    'update submit_grant set ended_at = now() where account_id = $1 and ended_at is null',
    [accountId],
  );
}

/**
 * Ends the account's sessions on a device, or everywhere, but the one that asks, with their submit
 * grants. After a new password the grant of the device that asks ends too: a copy of it may be the
 * reason, and the next renewal brings another. Answers which sessions.
 */
export async function endSessionsBut(
  pool: Queries,
  sessionId: string,
  which: { accountId: string; deviceId: string | null; reason: 'revoked' | 'passwordChanged' },
): Promise<string[]> {
  const { rows } = await pool.query<RowOf<typeof idOfSession>>(
    `update session set ended_at = now(), end_reason = $4
     where account_id = $2 and id <> $1 and ended_at is null
       and ($3::uuid is null or device_id = $3) returning ${idOfSession}`,
    [sessionId, which.accountId, which.deviceId, which.reason],
  );
  await pool.query(
    `update submit_grant set ended_at = now()
     where account_id = $2 and ended_at is null and ($3::uuid is null or device_id = $3)
       and ($4 = 'passwordChanged' or device_id <> (select device_id from session where id = $1))`,
    [sessionId, which.accountId, which.deviceId, which.reason],
  );
  return rows.map(({ id }) => id);
}

/**
 * Ends the submit grant behind a session that is over, once its device has nothing left to send.
 * A person who signed in again meanwhile keeps it: the new session has the same grant.
 */
export async function endGrantWithout(
  pool: Queries,
  accountId: string,
  deviceId: string,
): Promise<void> {
  await pool.query(
    `update submit_grant g set ended_at = now()
     where g.account_id = $1 and g.device_id = $2 and g.ended_at is null and not exists (
       select 1 from session s where s.account_id = g.account_id and s.device_id = g.device_id
         and s.ended_at is null and s.seen_by_session is null)`,
    [accountId, deviceId],
  );
}

/**
 * Closes an account: its sessions are over at the next request, and what its devices still send is
 * kept for an administrator.
 */
export async function disableAccount(pool: Queries, accountId: string): Promise<void> {
  await pool.query('update account set disabled = true where id = $1', [accountId]);
  await endSessionsOf(pool, accountId, 'revoked');
}

/** Opens it again. Its sessions stay ended: its person signs in. */
export async function enableAccount(pool: Queries, accountId: string): Promise<void> {
  await pool.query('update account set disabled = false where id = $1', [accountId]);
}

/** A device that was lost: these people on it are out, and their grants there open nothing any more. */
export async function revokeDevice(
  pool: Queries,
  deviceId: string,
  accountIds: readonly string[],
): Promise<void> {
  for (const change of [
    "update session set ended_at = now(), end_reason = 'revoked'",
    'update submit_grant set ended_at = now()',
  ]) {
    await pool.query(
      `${change} where device_id = $1 and account_id = any($2) and ended_at is null`,
      [deviceId, accountIds],
    );
  }
}
