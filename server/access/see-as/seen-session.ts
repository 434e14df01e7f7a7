import { randomUUID } from 'node:crypto';
import { seenMinutes, type SeenSession } from '#domain/access/see-as.ts';
import { saidGrants } from '#domain/access/session.ts';
import { Failure } from '#domain/errors.ts';
import { must } from '#domain/must.ts';
import type { Grant } from '#domain/permissions.ts';
import type { Caller } from '../../caller.ts';
import type { TenantTransaction } from '../../database/tenant.ts';
import { hashSecret, newSecret } from '../sign-in/secrets.ts';

interface SeenAccount {
  user: SeenSession['user'];
  tenant: SeenSession['tenant'];
  grants: Grant[];
  disabled: boolean;
  /** Of its rights. */
  version: number;
}

async function seenAccount(tx: TenantTransaction, id: string): Promise<SeenAccount> {
  const [found] = await tx.rows<SeenAccount>(
    'account to see as',
    `select a.disabled, a.grants, a.reach_version as version,
       jsonb_build_object('id', a.id, 'name', a.name, 'email', a.email, 'avatar', a.avatar,
         'status', a.status) as "user",
       jsonb_build_object('id', t.id, 'name', t.name, 'slug', t.slug,
         'timeZone', t.time_zone) as tenant
     from account a join tenant t on t.id = a.tenant_id where a.tenant_id = $1 and a.id = $2`,
    [tx.tenantId, id],
  );
  return must(found, 'the account that was found');
}

/** Seconds, at most until the last day of a role of the administrator is over. */
function lifetime({ grants }: Caller, now: number): number {
  const ends = grants.flatMap(({ until }) => (until === undefined ? [] : [Date.parse(until)]));
  const left = Math.floor((Math.min(...ends, Number.MAX_SAFE_INTEGER) - now) / 1000);
  return Math.max(0, Math.min(seenMinutes * 60, left));
}

/**
 * A session of this account on the device of the administrator, without anything that renews it: no refresh secret
 * and no submit grant.
 */
export async function beginSeenSession(
  tx: TenantTransaction,
  caller: Caller,
  accountId: string,
): Promise<SeenSession> {
  const { disabled, grants, version, user, tenant } = await seenAccount(tx, accountId);
  if (disabled) throw new Failure('conflict', 'This account is closed. Open it again first');
  const [id, accessToken] = [randomUUID(), newSecret()];
  const expiresIn = lifetime(caller, Date.now());
  await tx.rows(
    'begin seen session',
    `insert into session (id, account_id, device_id, access_hash, access_expires_at, refresh_hash,
       seen_by_session, seen_by_version, seen_version)
     values ($1, $2, $3, $4, now() + $5::integer * interval '1 second', $6, $7, $8, $9)`,
    [
      id,
      accountId,
      must(caller.deviceId, 'the device of who looks'),
      hashSecret(accessToken),
      expiresIn,
      // Of no secret: nobody can renew it.
      randomUUID(),
      must(caller.sessionId, 'the session of who looks'),
      caller.accessScopesVersion,
      version,
    ],
  );
  return { id, user, tenant, ...saidGrants(grants), accessToken, expiresIn };
}
