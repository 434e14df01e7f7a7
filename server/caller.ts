import type { Grant } from '#domain/permissions.ts';
import type { AccessScope } from '#domain/protocol.ts';

/** The person behind a request: read from the session, never from the request's own words. */
export interface Caller {
  accountId: string;
  tenantId: string;
  name: string;
  /** Null for an author whose held report somebody else accepts. */
  deviceId: string | null;
  grants: readonly Grant[];
  accessScopes: readonly AccessScope[];
  accessScopesVersion: number;
  /** Null under a submit grant. */
  sessionId: string | null;
  /** The grant or the account was ended: what arrives is kept for an administrator, not executed. */
  ended: boolean;
  /** Account of the administrator who looks at the app as this person sees it: nothing may be changed. */
  seenBy?: string;
}
