import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import { localDate } from '../values/dates/local-date-schema.ts';
import { name } from '../values/name.ts';
import { uuid } from '../values/uuid.ts';
import { splitName, splitPolicy } from './split.ts';

/** More people than a group has that is split. */
const mostMoved = 500;

const moved = z.object({
  id: uuid,
  movedId: uuid,
  personId: uuid,
  roleKey: z.string().check(z.maxLength(40)),
});

/** Divides the people of a group: some of them begin a group of their own. */
export const splitOperation = defineOperation({
  name: splitName,
  method: 'POST',
  path: '/api/v1/groups/{id}/split',
  status: 202,
  input: z.object({
    id: uuid,
    churchId: uuid,
    name: name(1, 120),
    on: localDate,
    members: z.array(moved).check(z.maxLength(mostMoved, `Choose at most ${mostMoved} people`)),
  }),
  output: z.object({ id: uuid }),
  may: 'group.editMembers',
  // A new group is the church's: who leads a group alone divides none.
  subject: ({ churchId }) => ({ kind: 'church', id: churchId }),
  offline: splitPolicy,
  summary: 'Divide a group: some of its members begin a new one on the same day',
});
