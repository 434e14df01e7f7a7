import * as z from 'zod/mini';
import { fieldEdit } from '../edit-schema.ts';
import { defineOperation } from '../operation.ts';
import { name } from '../values/name.ts';
import { line } from '../values/text.ts';
import { uuid } from '../values/uuid.ts';
import { editGroupName, editGroupPolicy } from './group-editing.ts';

/** By who leads the group, or looks after its church. */
export const editGroup = defineOperation({
  name: editGroupName,
  method: 'PATCH',
  path: '/api/v1/groups/{id}',
  status: 202,
  input: z.object({
    id: uuid,
    churchId: uuid,
    edits: z.object({
      name: fieldEdit(name(1, 120), z.string().check(z.maxLength(200))),
      description: fieldEdit(
        z.nullable(line(1, 500)),
        z.nullable(z.string().check(z.maxLength(1000))),
      ),
    }),
  }),
  output: z.object({ id: uuid }),
  may: 'group.edit',
  subject: ({ id, churchId }) => ({ kind: 'group', id, churchId }),
  offline: editGroupPolicy,
  summary: 'Change the name or the description of a group, field by field',
});
