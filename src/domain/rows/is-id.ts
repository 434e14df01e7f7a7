import * as z from 'zod/mini';
import { uuid } from '../values/uuid.ts';

/** Whether a value can be the id of a row. */
export function isId(value: unknown): value is string {
  return z.safeParse(uuid, value).success;
}
