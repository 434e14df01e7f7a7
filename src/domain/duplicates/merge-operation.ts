import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import { personOperations } from '../people/person-operations.ts';
import { people } from '../people/people.ts';
import { editableFields, type Register } from '../register/register.ts';
import { uuid } from '../values/uuid.ts';
import { mergeName, mergePolicy } from './merge.ts';

const shownFields = editableFields(people as Register);

/** What stood there may be what no rule of today allows: it is compared and never stored. */
const seen = z.object(
  Object.fromEntries(shownFields.map((field) => [field, z.optional(z.unknown())])),
);

/** Makes one person of two records. */
export const mergeOperation = defineOperation({
  name: mergeName,
  method: 'POST',
  path: '/api/v1/people/{id}/merge',
  status: 202,
  input: z.object({
    id: uuid,
    churchId: uuid,
    otherId: uuid,
    otherChurchId: uuid,
    edits: personOperations.edit.input.shape.edits,
    seen,
  }),
  output: z.object({ id: uuid }),
  may: 'person.merge',
  // The church of the other record is asked for too, before anything is looked up.
  subject: ({ churchId }) => ({ kind: 'church', id: churchId }),
  offline: mergePolicy,
  summary: 'Make one person of two records: what refers to the other one moves',
});
