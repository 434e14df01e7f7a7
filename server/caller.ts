import type { Grant } from '#domain/permissions.ts';
import type { ReachEntry } from '#domain/protocol.ts';

/** Who asks: read from the session, never from the request's own words. */
export interface Caller {
  accountId: string;
  tenantId: string;
  name: string;
  /** Null for an author whose held report somebody else accepts. */
  deviceId: string | null;
  grants: readonly Grant[];
  reach: readonly ReachEntry[];
  reachVersion: number;
  /** Null under a submit grant. */
  sessionId: string | null;
  /** The grant or the account was ended: what arrives is kept for an administrator, not executed. */
  ended: boolean;
}
