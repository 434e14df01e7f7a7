import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { SignedIn } from '../../src/domain/access/session.ts';
import type { Role } from '../../src/domain/permissions.ts';
import { hashPassword } from '../../server/access/sign-in/passwords.ts';
import { assignRole, endRole } from '../../server/access/roles/access-scopes.ts';
import { beginSession } from '../../server/access/sessions/sessions.ts';
import { inTenant } from '../../server/database/tenant.ts';
import { sentinelOf } from './places.ts';

/** Everybody's, in the tests. */
export const password = 'a long and honest password';
let passwordHash: Promise<string> | undefined;

export type Scope = { kind: 'tenant' } | { kind: 'church' | 'churchGroup' | 'group'; id: string };
export const wholeTenant: Scope = { kind: 'tenant' };
export const church = (id: string): Scope => ({ kind: 'church', id });

/** Somebody of a tenant, signed in on a device of their own. */
export interface Member {
  id: string;
  email: string;
  password: string;
  signedIn: SignedIn;
  deviceId: string;
  /** Id of the device in lists and requests. */
  shownDeviceId: string;
  cookie: string;
  /** Ids of the role assignments they began with. */
  assignments: string[];
}

export function deviceCookie(deviceId: string): string {
  return `__Host-device=${deviceId}`;
}

/** Answers the id of the assignment. */
export async function giveRole(
  pool: pg.Pool,
  tenantId: string,
  accountId: string,
  role: Role,
  scope: Scope,
): Promise<string> {
  const id = randomUUID();
  const over = { scope: scope.kind, scopeId: scope.kind === 'tenant' ? null : scope.id };
  await inTenant(pool, tenantId, (tx) => assignRole(tx, { id, accountId, role, ...over }));
  return id;
}

/** Ends each role that the account holds. */
export async function endRoles(pool: pg.Pool, tenantId: string, accountId: string): Promise<void> {
  await inTenant(pool, tenantId, async (tx) => {
    const held = await tx.rows<{ id: string }>(
      'roles held',
      'select id from role_assignment where tenant_id = $1 and account_id = $2 and ended_at is null',
      [tenantId, accountId],
    );
    for (const { id } of held) await endRole(tx, id);
  });
}

/** An account signs in on a device that nobody knows yet. */
export async function signInOnNewDevice(
  pool: pg.Pool,
  accountId: string,
): Promise<Pick<Member, 'signedIn' | 'deviceId' | 'shownDeviceId' | 'cookie'>> {
  const deviceId = randomUUID();
  const shownDeviceId = randomUUID();
  await pool.query('insert into device (id, shown_id) values ($1, $2)', [deviceId, shownDeviceId]);
  const signedIn = await beginSession(pool, accountId, deviceId);
  return { signedIn, deviceId, shownDeviceId, cookie: deviceCookie(deviceId) };
}

/** A new account with the role over each scope. */
export async function addMember(
  pool: pg.Pool,
  tenantId: string,
  role: Role,
  ...scopes: Scope[]
): Promise<Member> {
  passwordHash ??= hashPassword(password);
  const id = randomUUID();
  const email = `${id}@example.org`;
  await pool.query(
    'insert into account (id, tenant_id, email, name, password_hash) values ($1, $2, $3, $4, $5)',
    [id, tenantId, email, `Person ${sentinelOf(tenantId)}`, await passwordHash],
  );
  const assignments: string[] = [];
  for (const scope of scopes) {
    assignments.push(await giveRole(pool, tenantId, id, role, scope));
  }
  return { id, email, password, assignments, ...(await signInOnNewDevice(pool, id)) };
}
