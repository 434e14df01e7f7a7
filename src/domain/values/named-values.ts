import * as z from 'zod/mini';

/** Any names, each with a value of the schema. `z.record` would be 300 bytes more wherever a row is read. */
export const namedValues = <Value extends z.core.$ZodType>(value: Value) =>
  z.catchall(z.object({}), value);
