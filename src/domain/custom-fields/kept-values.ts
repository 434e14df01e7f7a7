import * as z from 'zod/mini';

/**
 * Id of a custom field -> its value in a row; null for none, left out by a server from before custom fields. What each
 * takes, the operations and the definitions say (`customValues`): devices that only show rows load no schema for it.
 */
export const keptValues = z.optional(z.nullable(z.looseObject({})));
