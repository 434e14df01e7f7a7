import * as z from 'zod/mini';
import { consent } from '../care/entities.ts';
import { defineOperation } from '../operation.ts';
import { typedNumber } from '../people/contacts.ts';
import { ageClasses, genders } from '../people/entities.ts';
import { instant } from '../values/dates/instant.ts';
import { name } from '../values/name.ts';
import { uuid } from '../values/uuid.ts';
import { firstTimerName, firstTimerPolicy } from './first-timer.ts';
import { meetingShape } from './mark-operation.ts';

/**
 * Adds somebody who came to a group for the first time: the person, their place in the group, the mark, what they agreed to, and
 * a follow-up for the group's leader, all of it or nothing. Whoever submits the report of the group may, and adds nobody
 * anywhere else.
 */
export const firstTimerOperation = defineOperation({
  name: firstTimerName,
  method: 'POST',
  path: '/api/v1/groups/{groupId}/firsttimers',
  status: 202,
  input: z.object({
    ...meetingShape,
    firstName: name(1, 50),
    lastName: z.nullable(name(1, 50)),
    gender: z.enum(genders),
    ageClassification: z.enum(ageClasses),
    phone: z.nullable(typedNumber),
    newConvert: z.boolean(),
    holySpirit: z.boolean(),
    joins: z.boolean(),
    roleKey: z.string().check(z.maxLength(40)),
    agreesTo: z.nullable(consent.schema.shape.textVersion),
    at: instant,
  }),
  output: z.object({ personId: uuid, rollId: uuid }),
  may: 'report.submitGroup',
  subject: ({ groupId: id, churchId }) => ({ kind: 'group', id, churchId }),
  offline: firstTimerPolicy,
  summary: 'Add somebody who came to a group for the first time',
});
