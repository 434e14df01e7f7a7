import * as z from 'zod/mini';
import { uuid } from '../values/uuid.ts';
import { instant } from '../values/dates/instant.ts';
import { outcomes } from './outcomes.ts';

/** A field before and after, as people read it; of a sensitive one only that it was changed. */
export const shownChange = z.union([
  z.object({ label: z.string(), was: z.string(), became: z.string() }),
  z.object({ label: z.string(), hidden: z.literal(true) }),
]);
export type ShownChange = z.infer<typeof shownChange>;

/** One thing that somebody did, or tried to do. */
export const auditLine = z.object({
  id: uuid,
  /** When the server took it. */
  at: instant,
  /** When it was done, by the clock of the device; null where it was done while connected to nothing but the server. */
  doneAt: z.nullable(instant),
  /** 'Report changed'. */
  title: z.string(),
  action: z.string(),
  /** Null for somebody unknown, who tried a password, and for whoever operates the server. */
  actor: z.nullable(z.object({ id: uuid, name: z.string() })),
  /** The role that allowed it. */
  role: z.nullable(z.string()),
  /** What the device is called. */
  device: z.nullable(z.string()),
  entity: z.string(),
  entityId: uuid,
  /** The record by its name; null where the reader does not see it. */
  about: z.nullable(z.string()),
  /** The church, or the church group, that it was done in. */
  place: z.nullable(z.string()),
  changes: z.array(shownChange),
  reason: z.nullable(z.string()),
  outcome: z.enum(outcomes),
  /** Why it was refused, as a code. */
  error: z.nullable(z.string()),
  /** Whether more attempts of the person at this time are not written. */
  lastNoted: z.boolean(),
});
export type AuditLine = z.infer<typeof auditLine>;
