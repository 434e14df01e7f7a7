import type { Outcome } from '#domain/audit-log/outcomes.ts';
import type { Subject } from '#domain/permissions.ts';
import type { Caller } from '../caller.ts';

/** A field that was changed; of a sensitive one nothing more is written than that. */
export type AuditChange =
  | { field: string; was: unknown; became: unknown }
  | { field: string; hidden: true };

/** The person and the browser of a line: of a caller, or of somebody unknown. */
export interface AuditActor {
  /** Null for whoever operates the server, and for somebody unknown who tried a password or a secret. */
  actorId: string | null;
  /** The browser's cookie. The line has the id that lists show instead, and the label. */
  deviceId?: string | null;
}

export interface AuditLine extends AuditActor {
  /** The operation's name. */
  action: string;
  /** Name of the entity that was changed. */
  entity: string;
  entityId: string;
  /** Of a church or a church group: who looks after it reads the line. Without it only who reads all lines does. */
  placeId?: string | null;
  groupId?: string | null;
  /** The role that allowed it. */
  role?: string | null;
  /** ISO, the device's clock. */
  doneAt?: string | null;
  changes?: readonly AuditChange[];
  reason?: string | null;
  outcome?: Outcome;
  /** Code of the refusal. */
  error?: string | null;
  details?: Record<string, unknown>;
}

/** A record that an operation changed, as its handler tells it. */
export interface AuditedRecord {
  entity: string;
  entityId: string;
  /** Where it is, if that is not the subject of the operation. */
  subject?: Subject;
  changes?: readonly AuditChange[];
  reason?: string | null;
  details?: Record<string, unknown>;
}

/** The caller; while an administrator sees the app as somebody else, the administrator. */
export function actorOf({ accountId, deviceId, seenBy = accountId }: Caller): AuditActor {
  return { actorId: seenBy, deviceId };
}
