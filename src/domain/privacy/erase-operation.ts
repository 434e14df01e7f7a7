import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import { localDate } from '../values/dates/local-date-schema.ts';
import { line } from '../values/text.ts';
import { uuid } from '../values/uuid.ts';

/** Why a person is erased: no free words, in which their name could stand. */
export const eraseReasons = {
  asked: 'They asked for it',
  guardian: 'Their parent or guardian asked for it',
  notNeeded: 'Their data is no longer needed',
  mistake: 'They were added by mistake',
} as const;
export type EraseReason = keyof typeof eraseReasons;

const reasons = Object.keys(eraseReasons) as [EraseReason, ...EraseReason[]];

/** Nothing brings it back. Never queued: what is asked for is judged while whoever asks looks at it. */
export const eraseOperation = defineOperation({
  name: 'people.erase',
  method: 'POST',
  path: '/api/v1/people/{id}/erase',
  status: 200,
  input: z.object({
    id: uuid,
    /** Of the person: permission is asked for it before anybody is looked up. */
    churchId: uuid,
    reason: z.enum(reasons, 'Choose why they are erased'),
    /** The name of the person, typed: nobody erases the wrong one by a slip. */
    name: line(1, 102),
  }),
  output: z.object({ id: uuid, erasedOn: localDate }),
  may: 'person.privacy',
  subject: ({ churchId }) => ({ kind: 'church', id: churchId }),
  offline: 'network',
  limit: { points: 30, seconds: 600 },
  summary: 'Erase a person: what is personal goes, what counts people stays without a name',
});
