import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import { searchTerm } from '../values/search-term.ts';
import { uuid } from '../values/uuid.ts';

/** `label`: the name as HTML, with what was looked for marked. `groupType`: what it is called. */
const foundGroup = z.object({ id: uuid, label: z.string(), groupType: z.string() });
export type FoundGroup = z.infer<typeof foundGroup>;

/** S7-011. */
export const autocompleteGroups = defineOperation({
  name: 'groups.autocomplete',
  method: 'GET',
  path: '/api/v1/groups/autocomplete',
  status: 200,
  input: z.object({ searchTerm }),
  output: z.object({ data: z.array(foundGroup) }),
  may: 'group.view',
  subject: () => ({ kind: 'anywhere' }),
  offline: 'cache',
  summary: 'Groups within reach whose name has words that begin so',
});
