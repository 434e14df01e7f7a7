import * as z from 'zod/mini';
import { defineEntity, type RowOf } from '../entity.ts';
import { uuid } from '../values/uuid.ts';

/** Status that a person chose for themselves. Presence comes from their streams instead. */
export const chosenStatuses = ['online', 'away', 'busy', 'not-visible'] as const;
export type ChosenStatus = (typeof chosenStatuses)[number];
export const chosenStatus = z.enum(chosenStatuses);

/** The status that somebody chose, under the id of their account, for their own devices alone. */
export const ownStatus = defineEntity({
  name: 'ownStatus',
  schema: z.object({ id: uuid, status: chosenStatus }),
  references: { id: 'account' },
});
export type OwnStatus = RowOf<typeof ownStatus>;
