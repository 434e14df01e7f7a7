import * as z from 'zod/mini';

/** A lower-case UUID of any version. Record ids are made on the device as version 7. */
export const uuid = z
  .string()
  .check(
    z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, 'This is not an id'),
  );
