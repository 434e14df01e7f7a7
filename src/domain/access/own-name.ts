import * as z from 'zod/mini';
import { defineEntity, type RowOf } from '../entity.ts';
import { name } from '../values/name.ts';
import { uuid } from '../values/uuid.ts';

export const personName = name(1, 120);

/** The name that somebody chose, under the id of their account, for their own devices alone. */
export const ownName = defineEntity({
  name: 'ownName',
  schema: z.object({ id: uuid, name: personName }),
  references: { id: 'account' },
});
export type OwnName = RowOf<typeof ownName>;
