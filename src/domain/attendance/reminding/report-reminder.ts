import * as z from 'zod/mini';
import { defineEntity, type RowOf } from '../../entity.ts';
import { instant } from '../../values/dates/instant.ts';
import { localDate } from '../../values/dates/local-date-schema.ts';
import { uuid } from '../../values/uuid.ts';

/** Somebody was reminded of one missing report. There is one at most of each: nobody is reminded twice. */
export const reportReminder = defineEntity({
  name: 'reportReminder',
  schema: z.object({
    id: uuid,
    churchId: uuid,
    /** Null for a service. */
    groupId: z.nullable(uuid),
    /** Null for a group: its reports are known by the group. */
    serviceId: z.nullable(uuid),
    date: localDate,
    /** The person who reminded; null where the policy of the church did. */
    byName: z.nullable(z.string()),
    /** ISO, the server's clock. */
    remindedAt: instant,
    /** Number of people who were told. */
    told: z.number().check(z.int(), z.minimum(1)),
  }),
  references: { churchId: 'church', groupId: 'group', serviceId: 'service' },
});
export type ReportReminder = RowOf<typeof reportReminder>;
