import * as z from 'zod/mini';
import { instant } from '../values/dates/instant.ts';
import { uuid } from '../values/uuid.ts';

/** One thing that was done to a row, by whom and when (ISO, the server's clock). */
export const rowEvent = z.object({
  id: uuid,
  at: instant,
  byName: z.string(),
  what: z.enum(['created', 'changed', 'imported']),
  /** Value of each changed field before and after; none where the row is new. */
  changes: z.array(z.object({ field: z.string(), was: z.unknown(), became: z.unknown() })),
});
export type RowEvent = z.infer<typeof rowEvent>;
