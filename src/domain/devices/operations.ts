import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import { instant } from '../values/dates/instant.ts';
import { localDate } from '../values/dates/local-date-schema.ts';
import { uuid } from '../values/uuid.ts';

/** More than any device keeps waiting; what is above is not worth naming one by one. */
export const mostUnsent = 1000;

/** Told again under the same id, it changes nothing. */
export const reportStoreLoss = defineOperation({
  name: 'devices.reportStoreLoss',
  method: 'POST',
  path: '/api/v1/devices/store-losses',
  status: 200,
  input: z.object({
    id: uuid,
    lastSeenAt: instant,
    unsent: z.array(z.object({ id: uuid, date: localDate })).check(z.maxLength(mostUnsent)),
  }),
  output: z.object({
    /** Ids of the submissions that had arrived after all. */
    arrived: z.array(uuid),
  }),
  may: 'signedIn',
  subject: () => ({ kind: 'anywhere' }),
  offline: 'network',
  // Each holds up to a thousand dates.
  limit: { points: 20, seconds: 3600 },
  summary: 'Tell that a device lost what it held',
});
