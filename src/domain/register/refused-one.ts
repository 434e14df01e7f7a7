import * as z from 'zod/mini';
import { uuid } from '../values/uuid.ts';

/** A row of many that was not written, and why: each of the others was. */
export const refusedOne = z.object({
  id: uuid,
  message: z.string(),
  fields: z.optional(z.catchall(z.object({}), z.string())),
});
export type RefusedOne = z.infer<typeof refusedOne>;
