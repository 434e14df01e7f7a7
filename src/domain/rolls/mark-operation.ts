import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import { instant } from '../values/dates/instant.ts';
import { localDate } from '../values/dates/local-date-schema.ts';
import { uuid } from '../values/uuid.ts';
import { markName, markPolicy } from './mark.ts';
import { markKinds } from './marks.ts';

/** More people than a group has whose names are called. */
export const mostMarks = 1000;

export const meetingShape = { groupId: uuid, churchId: uuid, serviceId: uuid, date: localDate };

const personMark = z.object({
  personId: uuid,
  mark: z.enum(markKinds),
  newConvert: z.boolean(),
  holySpirit: z.boolean(),
  at: instant,
});

/** Marks people of a group as present or absent at a meeting. Those who are not named stay as they are. */
export const markOperation = defineOperation({
  name: markName,
  method: 'POST',
  path: '/api/v1/groups/{groupId}/roll',
  status: 202,
  input: z.object({
    ...meetingShape,
    marks: z
      .array(personMark)
      .check(z.minLength(1, 'Mark one person or more'), z.maxLength(mostMarks, 'Send fewer marks')),
  }),
  output: z.object({
    /** Null where nobody was marked. */
    rollId: z.nullable(uuid),
    /** Ids of the input that are nobody whom the author may mark here. */
    unknown: z.array(uuid),
  }),
  may: 'report.submitGroup',
  subject: ({ groupId: id, churchId }) => ({ kind: 'group', id, churchId }),
  offline: markPolicy,
  summary: 'Mark who was at a meeting of a group',
});
