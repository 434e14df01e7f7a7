import * as z from 'zod/mini';
import { defineEntity, type RowOf } from '../entity.ts';
import { localDate } from '../values/dates/local-date-schema.ts';
import { line } from '../values/text.ts';
import { uuid } from '../values/uuid.ts';

/** Product facts 9.1, in its words. */
export const followUpTypes = [
  'New Convert',
  'General Well Being',
  'Home Visitation',
  'Death',
] as const;
export const severities = ['Normal', 'Urgent'] as const;

/** A call or a visit that somebody of the church owes a person. */
export const followUp = defineEntity({
  name: 'followUp',
  schema: z.object({
    id: uuid,
    /** The person who is called or visited. */
    personId: uuid,
    /** The home church of the person. */
    churchId: uuid,
    type: z.enum(followUpTypes),
    severity: z.enum(severities),
    /** The person who calls or visits. */
    assignedTo: z.nullable(uuid),
    assignedDate: localDate,
    /** The day on which it is due. */
    actionDate: z.nullable(localDate),
    /** The day to which it was moved. `actionDate` stays as it was promised. */
    snoozedUntil: z.nullable(localDate),
    note: z.nullable(line(0, 500)),
    outcome: z.nullable(line(0, 500)),
    requiresAdditionalFollowUp: z.boolean(),
    doneOn: z.nullable(localDate),
    /** `done` follows from `doneOn`. */
    status: z.enum(['active', 'done', 'archived']),
  }),
  references: { personId: 'person', churchId: 'church', assignedTo: 'person' },
  lastWins: ['status', 'snoozedUntil'],
});
export type FollowUp = RowOf<typeof followUp>;
