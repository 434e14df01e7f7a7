import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import type { Subject } from '../permissions.ts';
import { line } from '../values/text.ts';
import { uuid } from '../values/uuid.ts';
import { listQuestion } from './list-question.ts';
import {
  createListPolicy,
  editListPolicy,
  removeListPolicy,
  restoreListPolicy,
  savedListForms,
} from './saved-list-policies.ts';
import { savedList } from './saved-list.ts';

const path = '/api/v1/savedlists';

/** The permission of the register that a list is about is asked for by the handlers: each has its own. */
const signedIn = { may: 'signedIn', subject: (): Subject => ({ kind: 'anywhere' }) } as const;

const register = line(1, 60);
export const listName = line(1, 80);
const saved = z.object({ id: uuid });

export const listSavedLists = defineOperation({
  ...signedIn,
  name: 'savedLists.list',
  method: 'GET',
  path,
  status: 200,
  input: z.object({}),
  output: z.object({ data: z.array(savedList.schema) }),
  offline: 'network',
  summary: 'One’s own saved lists, and those that others share',
});

/** Its id is the submission's. */
export const createSavedList = defineOperation({
  ...signedIn,
  name: savedListForms.create,
  method: 'POST',
  path,
  status: 202,
  input: z.object({ register, name: listName, question: listQuestion, shared: z.boolean() }),
  output: saved,
  offline: createListPolicy,
  summary: 'Save the question of a list under a name',
});

export const editSavedList = defineOperation({
  ...signedIn,
  name: savedListForms.edit,
  method: 'PATCH',
  path: `${path}/{id}`,
  status: 202,
  input: z.object({
    id: uuid,
    register,
    changes: z.object({
      name: z.optional(listName),
      question: z.optional(listQuestion),
      shared: z.optional(z.boolean()),
    }),
  }),
  output: saved,
  offline: editListPolicy,
  summary: 'Rename a saved list, give it another question, share it or stop sharing it',
});

/** One that is gone already was deleted, too. */
export const deleteSavedList = defineOperation({
  ...signedIn,
  name: savedListForms.remove,
  method: 'DELETE',
  path: `${path}/{id}`,
  status: 202,
  input: z.object({ id: uuid }),
  output: z.object({}),
  offline: removeListPolicy,
  summary: 'Delete a saved list',
});

/** Of a list that an administrator deleted, as it was, in its owner's name. One that is there already was restored, too. */
export const restoreSavedList = defineOperation({
  may: 'account.manage',
  subject: () => ({ kind: 'tenant' }),
  name: savedListForms.restore,
  method: 'POST',
  path: `${path}/{id}/restore`,
  status: 202,
  input: z.object({ id: uuid, register }),
  output: saved,
  offline: restoreListPolicy,
  summary: 'Bring back a saved list of somebody else that an administrator deleted',
});
