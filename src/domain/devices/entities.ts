import * as z from 'zod/mini';
import { defineEntity, type RowOf } from '../entity.ts';
import { instant } from '../values/dates/instant.ts';
import { localDate } from '../values/dates/local-date-schema.ts';
import { uuid } from '../values/uuid.ts';

/** A device of this person lost what it held: the browser cleared it, and nobody asked for that. */
export const storeLoss = defineEntity({
  name: 'storeLoss',
  schema: z.object({
    id: uuid,
    accountId: uuid,
    accountName: z.string(),
    /** ISO, the device's clock: when its store was last seen whole. */
    lastSeenAt: instant,
    /** ISO, the server's clock. */
    reportedAt: instant,
    /** Days of the reports that were not sent then and have not arrived since. */
    unsentDates: z.array(localDate),
  }),
  references: { accountId: 'account' },
});
export type StoreLoss = RowOf<typeof storeLoss>;
