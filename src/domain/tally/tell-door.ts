import * as z from 'zod/mini';
import { defineOperation, type InputOf } from '../operation.ts';
import { uuid } from '../values/uuid.ts';
import { doorCount, doorPlace, doorState } from './door-count.ts';

/**
 * Tells the count of a door as it is. It is the whole count, not a change of it: told again, late or out of order, it
 * changes nothing, so it waits in no queue, and the next time says all that was missed.
 */
export const tellDoor = defineOperation({
  name: 'tally.tell',
  method: 'PUT',
  path: '/api/v1/churches/tallies/{id}',
  status: 202,
  input: z.object({ id: uuid, ...doorPlace, ...doorState }),
  output: z.object({ data: doorCount.schema }),
  may: 'report.submitChurch',
  subject: ({ churchId }) => ({ kind: 'church', id: churchId }),
  offline: 'network',
  summary: 'Tell the count of one door of a service',
});
export type ToldDoor = InputOf<typeof tellDoor>;
