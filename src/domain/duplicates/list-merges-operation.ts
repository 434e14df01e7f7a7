import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import { instant } from '../values/dates/instant.ts';
import { uuid } from '../values/uuid.ts';

/** A merge that can still be taken back. */
const standingMerge = z.object({
  id: uuid,
  at: instant,
  byName: z.string(),
  /** Name of the record that became one with this one. */
  otherName: z.string(),
  /** The last moment at which it can be taken back. */
  until: instant,
});
export type StandingMerge = z.infer<typeof standingMerge>;

/** Merges of a person, the newest first: the first one alone can be taken back before the others. */
export const listMergesOperation = defineOperation({
  name: 'people.merges',
  method: 'GET',
  path: '/api/v1/people/{id}/merges',
  status: 200,
  input: z.object({ id: uuid }),
  output: z.object({ data: z.array(standingMerge) }),
  may: 'person.merge',
  subject: () => ({ kind: 'anywhere' }),
  offline: 'network',
  summary: 'The merges of a person that can be taken back, the newest first',
});
