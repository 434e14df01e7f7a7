import * as z from 'zod/mini';
import { defineOperation, type QueuePolicy } from '../operation.ts';
import { user } from './session.ts';
import { personName } from './own-name.ts';
import { type ChosenStatus, chosenStatus } from './own-status.ts';

/** Changes to a person's own account. Fields left out stay as they are. */
export interface UserInput {
  user: { status?: ChosenStatus | undefined; name?: string | undefined };
}

export const updateUserName = 'access.updateUser';

export const updateUserPolicy: QueuePolicy<UserInput> = {
  policy: 'queue',
  form: 2,
  // The first form knew the status alone.
  migrations: [(args) => args],
  orderingKey: ({ user: { name } }) => (name === undefined ? 'own-status' : 'own-name'),
  optimisticPatches: ({ user: { status, name } }, { accountId: id }) => [
    ...(status === undefined ? [] : [{ entity: 'ownStatus', id, row: { id, status } }]),
    ...(name === undefined ? [] : [{ entity: 'ownName', id, row: { id, name } }]),
  ],
  describe: ({ user: { name } }) => (name === undefined ? 'Your status' : 'Your name'),
  answer: (input) => input.user,
};

/** `PATCH api/common/user` of the specification. */
export const updateUser = defineOperation({
  name: updateUserName,
  method: 'PATCH',
  path: '/api/common/user',
  status: 200,
  input: z.object({
    user: z.object({ status: z.optional(chosenStatus), name: z.optional(personName) }),
  }),
  // Away from the server a device knows only what was chosen.
  output: z.partial(user),
  may: 'signedIn',
  subject: () => ({ kind: 'anywhere' }),
  offline: updateUserPolicy,
  summary: 'Change one’s own name, or how one is to be seen: online, away, busy or not visible',
});
