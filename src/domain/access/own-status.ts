import * as z from 'zod/mini';
import { defineEntity, type RowOf } from '../entity.ts';
import { defineOperation, type QueuePolicy } from '../operation.ts';
import { uuid } from '../values/uuid.ts';
import { user } from './operations.ts';

/** What a person says of themselves. Whether they are there at all is seen from their streams. */
export const chosenStatuses = ['online', 'away', 'busy', 'not-visible'] as const;
export type ChosenStatus = (typeof chosenStatuses)[number];
const chosenStatus = z.enum(chosenStatuses);

/** The status that somebody chose, under the id of their account, for their own devices alone. */
export const ownStatus = defineEntity({
  name: 'ownStatus',
  schema: z.object({ id: uuid, status: chosenStatus }),
  references: { id: 'account' },
  views: { own: 'all' },
});
export type OwnStatus = RowOf<typeof ownStatus>;

export interface StatusInput {
  user: { status: ChosenStatus };
}

export const updateUserName = 'access.updateUser';

export const updateUserPolicy: QueuePolicy<StatusInput> = {
  policy: 'queue',
  form: 1,
  upgrades: [],
  affects: () => 'own-status',
  preview: ({ user: { status } }, { accountId: id }) => [
    { entity: 'ownStatus', id, row: { id, status } },
  ],
  describe: () => ({ kind: 'change', what: 'Your status' }),
  answer: ({ user: { status } }) => ({ status }),
};

/** `PATCH api/common/user` of the specification. */
export const updateUser = defineOperation({
  name: updateUserName,
  method: 'PATCH',
  path: '/api/common/user',
  status: 200,
  input: z.object({ user: z.object({ status: chosenStatus }) }),
  // Away from the server a device knows only what was chosen.
  output: z.object({ ...z.partial(user).shape, status: chosenStatus }),
  may: 'signedIn',
  subject: () => ({ kind: 'anywhere' }),
  offline: updateUserPolicy,
  summary: 'Say how one is to be seen: online, away, busy or not visible',
});
