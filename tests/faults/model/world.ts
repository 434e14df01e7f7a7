import type { SignedIn } from '../../../src/domain/access/operations.ts';
import type { AttendanceReport } from '../../../src/domain/attendance/entities.ts';
import type { SyncContext } from '../../../src/sync/context.ts';

/** A tenant of its own, with one church, two services and three people who count there. */
export interface Place {
  tenantId: string;
  churchId: string;
  serviceIds: readonly string[];
  /** The church's own day. */
  today: string;
  people: readonly SignedIn[];
}

export interface Arrived {
  id: string;
  accountId: string;
  attendance: number;
}

/** The real server, as the model needs it. */
export interface World {
  fetch: SyncContext['fetch'];
  newPlace(): Promise<Place>;
  restart(): Promise<void>;
  /** Every submission of the tenant that was executed, by id. */
  arrivals(tenantId: string): Promise<Arrived[]>;
  /** What REST shows this person. */
  browse(person: SignedIn): Promise<AttendanceReport[]>;
  close(): Promise<void>;
}
