import * as z from 'zod/mini';
import { defineEntity, type RowOf } from '../entity.ts';
import { defineOperation } from '../operation.ts';
import { count } from '../values/count-schema.ts';
import { instant } from '../values/dates/instant.ts';
import { localDate } from '../values/dates/local-date-schema.ts';
import { line } from '../values/text.ts';
import { uuid } from '../values/uuid.ts';

/**
 * A report that arrived after its author's role had ended, or under a grant that was ended: kept until an
 * administrator accepts or refuses it. The name of the decider and the time stay afterwards.
 */
export const heldReport = defineEntity({
  name: 'heldReport',
  schema: z.object({
    /** The mutation id. */
    id: uuid,
    /** The operation that it asks for. */
    name: z.string(),
    accountId: uuid,
    authorName: z.string(),
    churchId: uuid,
    serviceId: uuid,
    date: localDate,
    /** People; null when not counted or when the church did not meet. */
    count: z.nullable(count),
    /** ISO, the device's clock. */
    capturedAt: instant,
    /** ISO, the server's clock. */
    receivedAt: instant,
    status: z.enum(['waiting', 'accepted', 'refused']),
    decidedByName: z.nullable(z.string()),
    decidedAt: z.nullable(instant),
    /** Why it was refused, for its author to read. */
    reason: z.nullable(z.string()),
  }),
  references: { accountId: 'account', churchId: 'church', serviceId: 'service' },
});
export type HeldReport = RowOf<typeof heldReport>;

const input = z.object({ id: uuid });
const output = z.object({ status: z.enum(['accepted', 'refused']) });
const anywhere = () => ({ kind: 'anywhere' }) as const;

/** Executes it as if it had arrived in time, under its author's name. */
export const acceptHeld = defineOperation({
  name: 'attendance.acceptHeld',
  method: 'POST',
  path: '/api/v1/churches/attendance/held/{id}/accept',
  status: 202,
  input,
  output,
  may: 'report.resolve',
  subject: anywhere,
  offline: 'network',
  summary: 'Accept a report that waits for an administrator',
});

/** It counts nowhere; that it came, and who refused it, stays. */
export const refuseHeld = defineOperation({
  name: 'attendance.refuseHeld',
  method: 'POST',
  path: '/api/v1/churches/attendance/held/{id}/refuse',
  status: 202,
  input: z.object({ id: uuid, reason: z.optional(line(0, 200)) }),
  output,
  may: 'report.resolve',
  subject: anywhere,
  offline: 'network',
  summary: 'Refuse a report that waits for an administrator',
});
