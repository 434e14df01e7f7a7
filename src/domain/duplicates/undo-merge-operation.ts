import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import { uuid } from '../values/uuid.ts';
import { undoDays, undoMergeName, undoMergePolicy } from './merge.ts';

/** Makes two people of one again, with everything that each had. */
export const undoMergeOperation = defineOperation({
  name: undoMergeName,
  method: 'POST',
  path: '/api/v1/people/{id}/merges/{mergeId}/undo',
  status: 202,
  input: z.object({ id: uuid, churchId: uuid, mergeId: uuid }),
  output: z.object({ id: uuid }),
  may: 'person.merge',
  subject: ({ churchId }) => ({ kind: 'church', id: churchId }),
  offline: undoMergePolicy,
  summary: `Take a merge back, for ${undoDays} days`,
});
