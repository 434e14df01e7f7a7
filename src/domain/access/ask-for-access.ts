import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import { isPath } from '../values/link.ts';
import { line } from '../values/text.ts';

/** A page of the product, without what follows its path. */
const pagePath = line(1, 200).check(
  z.refine((path) => isPath(path) && !/[?#]/.test(path), 'This is no page of Ibandla'),
);

/** Answers the same whoever administers: the person who asks learns no name. */
export const askForAccess = defineOperation({
  name: 'access.askForAccess',
  method: 'POST',
  path: '/api/v1/access/requests',
  status: 200,
  input: z.object({ path: pagePath }),
  output: z.literal(true),
  may: 'signedIn',
  subject: () => ({ kind: 'anywhere' }),
  offline: 'network',
  // A message to several people each time.
  limit: { points: 3, seconds: 3600 },
  summary: 'Ask the administrators of one’s churches for access to a page, by a message to each',
});
