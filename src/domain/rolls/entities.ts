import * as z from 'zod/mini';
import { defineEntity, type RowOf } from '../entity.ts';
import { instant } from '../values/dates/instant.ts';
import { localDate } from '../values/dates/local-date-schema.ts';
import { uuid } from '../values/uuid.ts';

/** Ids of people in their order, so that two rolls of the same marks are alike. */
const ids = z.array(uuid);

/** The people of a group on one day: one row a meeting, since a row a person would be most of what devices hold. */
export const roll = defineEntity({
  name: 'roll',
  schema: z.object({
    id: uuid,
    groupId: uuid,
    /** The church in which the group met. */
    churchId: uuid,
    /** The meeting of groups of this church: with the group and the day it names the report of the same people. */
    serviceId: uuid,
    date: localDate,
    present: ids,
    /** Nobody of those who were present. */
    absent: ids,
    /** People who were there for the first time in their life; also in `present`, as long as nobody marks them otherwise. */
    firstTimers: ids,
    newConverts: ids,
    receivedHolySpirit: ids,
    /** Accounts that marked somebody. */
    authorIds: ids,
    /** Their names, at the same places. */
    authorNames: z.array(z.string()),
    /** ISO, the server's clock. */
    changedAt: instant,
  }),
  references: {
    groupId: 'group',
    churchId: 'church',
    serviceId: 'service',
    present: 'person',
    absent: 'person',
    firstTimers: 'person',
    newConverts: 'person',
    receivedHolySpirit: 'person',
  },
});
export type Roll = RowOf<typeof roll>;

/** The meeting that a roll is of. */
export type Meeting = Pick<Roll, 'groupId' | 'churchId' | 'serviceId' | 'date'>;
