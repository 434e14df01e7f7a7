import * as z from 'zod/mini';
import { defineEntity, type RowOf } from '../entity.ts';
import { instant } from '../values/dates/instant.ts';
import { name } from '../values/name.ts';
import { uuid } from '../values/uuid.ts';

/** Minutes after which a device that nobody touches asks for a PIN, as the form offers them. */
export const lockTimes = [2, 5, 10, 30] as const;

/** How a device is used, as whoever registers it chooses. */
export const deviceUse = {
  name: name(1, 60),
  churchId: uuid,
  /** Several people use it, each with a PIN. */
  severalUshers: z.boolean(),
  /** Minutes; null: it stays open. */
  lockAfter: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(120))),
  /** People who sign in there count and report, and nothing else. Programs of before leave it out. */
  countingOnly: z.optional(z.boolean()),
};

/** A device of the organisation that an administrator registered. No device holds the list. */
export const registeredDevice = defineEntity({
  name: 'registeredDevice',
  schema: z.object({
    id: uuid,
    ...deviceUse,
    /** ISO; null while its code was not entered. */
    claimedAt: z.nullable(instant),
    /** ISO; null while it may be used. */
    revokedAt: z.nullable(instant),
  }),
  references: { churchId: 'church' },
});
export type RegisteredDevice = RowOf<typeof registeredDevice>;
