import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import { searchTerm } from '../values/search-term.ts';
import { person } from './entities.ts';

const { id, photoUrl, connectionStatus } = person.schema.shape;

/** `label`: the name as HTML, with what was looked for marked. */
const foundPerson = z.object({ id, label: z.string(), photoUrl, connectionStatus });
export type FoundPerson = z.infer<typeof foundPerson>;

/** S7-010. */
export const autocompletePeople = defineOperation({
  name: 'people.autocomplete',
  method: 'GET',
  path: '/api/v1/people/autocomplete',
  status: 200,
  input: z.object({ searchTerm }),
  output: z.object({ data: z.array(foundPerson) }),
  may: 'person.view',
  subject: () => ({ kind: 'anywhere' }),
  offline: 'cache',
  summary: 'People within reach whose name has words that begin so',
});
