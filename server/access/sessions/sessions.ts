import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { saidGrants, type SignedIn } from '#domain/access/session.ts';
import { Failure } from '#domain/errors.ts';
import { must } from '#domain/must.ts';
import { inTenant } from '../../database/tenant.ts';
import type { Assignment } from '../roles/access-scopes.ts';
import { countingHere, countingOnly } from '../roles/counting-only.ts';
import { endDueRoles, isAnyOver } from '../roles/due-roles.ts';
import { endSession } from './end-sessions.ts';
import { familyOf, hashSecret, newSecret, successorOf } from '../sign-in/secrets.ts';
import { account, session as sessionTable } from '../tables.ts';
import { pick, type RowOf } from '../../table-columns.ts';

/** Seconds an access token lives. */
export const accessLifetime = 15 * 60;

/** A session ends when nobody renewed it for so long, and so long after it began. */
const idleEnd = '90 days';
const absoluteEnd = '365 days';

/** Days after which a submit grant opens nothing, counted from the last renewal of its session. */
const grantLifetime = 90;

/**
 * A grant that was ended gets a successor with the session, and its old secret opens nothing any more;
 * that of a live one stays as good, since the answer with the successor may be lost.
 */
const grantSuccession = (previous: string) => `
  previous_secret_hash = case when submit_grant.ended_at is null then ${previous} end,
  ended_at = null, expires_at = now() + interval '${grantLifetime} days'`;

const expiry = `now() + interval '${accessLifetime} seconds'`;

interface Tokens {
  accessToken: string;
  refreshSecret: string;
  submitGrant: string;
}

function newTokens(refreshedBy: string | null): Tokens {
  const refreshSecret = successorOf(refreshedBy);
  return { accessToken: newSecret(), refreshSecret, submitGrant: newSecret() };
}

function familyHashOf(refreshSecret: string): string | null {
  const family = familyOf(refreshSecret);
  return family === null ? null : hashSecret(family);
}

interface AccountRow {
  id: string;
  name: string;
  email: string;
  avatar: string | null;
  status: SignedIn['user']['status'];
  grants: Assignment[];
  countingHere: boolean;
  tenant: SignedIn['session']['tenant'];
}

/** The answer of sign-in and refresh for an account that is not disabled. */
async function answerFor(
  pool: pg.Pool,
  { accountId, deviceId }: { accountId: string; deviceId: string | null },
  tokens: Tokens,
): Promise<SignedIn> {
  const { rows } = await pool.query<AccountRow>({
    name: 'account for session',
    text: `select a.id, a.name, a.email, a.avatar, a.status, a.grants,
             ${countingHere}, jsonb_build_object(
             'id', t.id, 'name', t.name, 'slug', t.slug, 'timeZone', t.time_zone) as tenant
           from account a join tenant t on t.id = a.tenant_id left join device d on d.id = $2
           where a.id = $1`,
    values: [accountId, deviceId],
  });
  const {
    grants,
    tenant,
    countingHere: counts,
    ...user
  } = must(rows[0], 'the account of the session');
  const now = new Date();
  if (isAnyOver(grants, now)) {
    await inTenant(pool, tenant.id, (tx) => endDueRoles(tx, now, accountId));
    return answerFor(pool, { accountId, deviceId }, tokens);
  }
  const { accessToken, refreshSecret, submitGrant } = tokens;
  return {
    user,
    accessToken,
    tokenType: 'bearer',
    session: {
      tenant,
      ...saidGrants(counts ? countingOnly(grants) : grants),
      expiresIn: accessLifetime,
      refreshSecret,
      submitGrant,
    },
  };
}

/** Signs an account in on a device. Its sessions on other devices, and other people's here, go on. */
export async function beginSession(
  pool: pg.Pool,
  accountId: string,
  deviceId: string,
): Promise<SignedIn> {
  const tokens = newTokens(null);
  await pool.query({
    name: 'begin session',
    text: `with granted as (
        insert into submit_grant (id, account_id, device_id, secret_hash) values ($6, $2, $3, $7)
        on conflict (account_id, device_id) do update set
          secret_hash = excluded.secret_hash, ${grantSuccession('submit_grant.secret_hash')})
      insert into session (id, account_id, device_id, access_hash, access_expires_at, refresh_hash,
        family_hash)
      values ($1, $2, $3, $4, ${expiry}, $5, $8)`,
    values: [
      randomUUID(),
      accountId,
      deviceId,
      hashSecret(tokens.accessToken),
      hashSecret(tokens.refreshSecret),
      randomUUID(),
      hashSecret(tokens.submitGrant),
      familyHashOf(tokens.refreshSecret),
    ],
  });
  return answerFor(pool, { accountId, deviceId }, tokens);
}

const ofSession = pick(sessionTable, ['id', 'accountId', 'deviceId', 'endReason'], 's');
const isDisabled = pick(account, ['disabled'], 'a');

type RefreshRow = RowOf<typeof ofSession> & RowOf<typeof isDisabled> & Renewal;

interface Renewal {
  /** Not renewed for long, or begun long ago. */
  tooOld: boolean;
  /** Which of the session's secrets came. */
  came: 'current' | 'previous' | 'spent';
}

/** Ends after which a session is expired, not revoked: the device keeps what it holds. */
const quietEnds: Readonly<Record<string, string>> = {
  passwordChanged: 'Your password was changed. Sign in with the new one',
  restored: 'The server was restored from a backup. Sign in again',
  expired: 'Your session has expired. Sign in again',
};

export function endedQuietly(reason: string): boolean {
  return reason in quietEnds;
}

export function signInAgain(reason: string): Failure {
  return new Failure('session_expired', must(quietEnds[reason], 'a quiet end of a session'));
}

const over = () => new Failure('revoked', 'This session was ended. Sign in again');

/** A copied secret was used: the session has just ended for everybody who holds it. */
export class SessionReplayed extends Failure {
  readonly sessionId: string;
  readonly accountId: string;

  constructor(sessionId: string, accountId: string) {
    super('revoked', 'This session was ended. Sign in again');
    this.sessionId = sessionId;
    this.accountId = accountId;
  }
}

/**
 * Renews a session: needs the device's cookie and the secret. The secret before stays valid until
 * its successor was used, since the answer that carried it may have been lost. Any older secret that
 * comes again was copied: the session ends for everybody.
 */
export async function renewSession(
  pool: pg.Pool,
  refreshSecret: string,
  deviceId: string | null,
): Promise<SignedIn> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const renewed = await renewIn(client, refreshSecret, deviceId);
    await client.query('commit');
    if (renewed instanceof Failure) throw renewed;
    return await answerFor(pool, { accountId: renewed.accountId, deviceId }, renewed.tokens);
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function renewIn(
  client: pg.PoolClient,
  refreshSecret: string,
  deviceId: string | null,
): Promise<{ accountId: string; tokens: Tokens } | Failure> {
  const { rows } = await client.query<RefreshRow>({
    name: 'session by refresh secret',
    text: `select ${ofSession}, ${isDisabled},
        (s.access_expires_at < now() - interval '${idleEnd}'
          or s.created_at < now() - interval '${absoluteEnd}') as "tooOld", case $1 when s.refresh_hash then 'current'
        when s.previous_refresh_hash then 'previous' else 'spent' end as came
      from session s join account a on a.id = s.account_id
      where s.refresh_hash = $1 or s.previous_refresh_hash = $1 or s.family_hash = $2
      for update of s`,
    values: [hashSecret(refreshSecret), familyHashOf(refreshSecret)],
  });
  const session = rows[0];
  if (!session || session.deviceId !== deviceId || session.endReason === 'signedOut') {
    return new Failure('unauthorized', 'Sign in to go on');
  }
  if (session.endReason !== null && !session.disabled && endedQuietly(session.endReason)) {
    return signInAgain(session.endReason);
  }
  if (session.endReason !== null || session.disabled) return over();
  if (session.came === 'spent') {
    await endSession(client, session.id, 'replayed');
    return new SessionReplayed(session.id, session.accountId);
  }
  if (session.tooOld) {
    await endSession(client, session.id, 'expired');
    return signInAgain('expired');
  }
  const tokens = newTokens(refreshSecret);
  await succeed(client, session, tokens);
  return { accountId: session.accountId, tokens };
}

async function succeed(client: pg.PoolClient, session: RefreshRow, tokens: Tokens): Promise<void> {
  const shift = session.came === 'current' ? 'previous_refresh_hash = refresh_hash,' : '';
  await client.query({
    name: `succeed ${session.came}`,
    text: `update session set ${shift} refresh_hash = $2, access_hash = $3,
             family_hash = $4, access_expires_at = ${expiry} where id = $1`,
    values: [
      session.id,
      hashSecret(tokens.refreshSecret),
      hashSecret(tokens.accessToken),
      familyHashOf(tokens.refreshSecret),
    ],
  });
  const before = session.came === 'current' ? 'secret_hash' : 'previous_secret_hash';
  await client.query({
    name: `succeed grant ${session.came}`,
    text: `update submit_grant set secret_hash = $3, ${grantSuccession(before)}
           where account_id = $1 and device_id = $2`,
    values: [session.accountId, session.deviceId, hashSecret(tokens.submitGrant)],
  });
}
