import * as z from 'zod/mini';
import { defineEntity, type RowOf } from '../entity.ts';
import { line } from '../values/text.ts';
import { uuid } from '../values/uuid.ts';

/** Somebody looked at two people who are alike, and says that they are two. */
export const distinctPair = defineEntity({
  name: 'distinctPair',
  schema: z.object({
    id: uuid,
    personId: uuid,
    otherId: uuid,
    /** The church of one of them. */
    churchId: uuid,
    /** How somebody knows. */
    note: z.nullable(line(0, 200)),
    status: z.enum(['active', 'archived']),
  }),
  references: { personId: 'person', otherId: 'person', churchId: 'church' },
  lastWins: ['status'],
});
export type DistinctPair = RowOf<typeof distinctPair>;
