import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import { customRole, type Grant, roleNames } from '../permissions.ts';
import { uuid } from '../values/uuid.ts';
import { userStatus } from './user-status.ts';

/** Apart from signing in: a service worker renews sessions and begins none. */
export const user = z.object({
  id: uuid,
  name: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
  status: userStatus,
});
export type User = z.infer<typeof user>;

const place = {
  scope: z.enum(['tenant', 'churchGroup', 'church', 'group']),
  scopeId: z.nullable(uuid),
  churchIds: z.array(uuid),
  churchGroupIds: z.optional(z.array(uuid)),
  until: z.optional(z.string()),
};

const systemGrant = z.object({ role: z.enum(roleNames), ...place });
const customGrant = z.object({
  role: z.literal(customRole),
  custom: z.object({ id: uuid, name: z.string(), permissions: z.array(z.string()) }),
  ...place,
});

/** Roles of the organisation's own stand apart: programs of before refuse a session with a role that they do not know. */
export const sessionGrants = {
  grants: z.array(systemGrant),
  customGrants: z.optional(z.array(customGrant)),
};
interface SessionGrants {
  grants: z.infer<typeof systemGrant>[];
  customGrants?: z.infer<typeof customGrant>[] | undefined;
}

/** The grants as a session says them. */
export function saidGrants(grants: readonly Grant[]): SessionGrants {
  const said: SessionGrants = { grants: [] };
  for (const grant of grants) {
    if (grant.role === customRole) (said.customGrants ??= []).push(grant);
    else said.grants.push(grant);
  }
  return said;
}

/** All grants of a session. */
export function heldGrants({ grants, customGrants = [] }: SessionGrants): Grant[] {
  return [...grants, ...customGrants];
}

/** Parts of a session that the device keeps beside the access token. */
export const sessionDetails = z.object({
  tenant: z.object({ id: uuid, name: z.string(), slug: z.string(), timeZone: z.string() }),
  ...sessionGrants,
  /** Seconds that the access token lives, by the server's clock. */
  expiresIn: z.number(),
  /** Renews the session, together with the device's cookie. Kept in the vault only. */
  refreshSecret: z.string(),
  /** Sends this account's queued items when no session is there any more. Kept in the vault only. */
  submitGrant: z.string(),
});
export type SessionDetails = z.infer<typeof sessionDetails>;

/** SPEC.md section 7 names the first three; `session` is what an offline device needs besides. */
export const signedIn = z.object({
  user,
  accessToken: z.string(),
  tokenType: z.literal('bearer'),
  session: sessionDetails,
});
export type SignedIn = z.infer<typeof signedIn>;

/** Needs the device's cookie and the profile's secret; answers the successor of both tokens. */
export const refresh = defineOperation({
  name: 'access.refresh',
  method: 'POST',
  path: '/api/auth/refresh',
  status: 200,
  input: z.object({ refreshSecret: z.string().check(z.maxLength(200)) }),
  output: signedIn,
  may: 'anyone',
  subject: () => ({ kind: 'anywhere' }),
  offline: 'network',
  summary: 'Renew a session that has expired',
});
