import * as z from 'zod/mini';

/** How somebody wants to be seen. */
export const userStatus = z.enum(['online', 'away', 'busy', 'offline', 'not-visible']);
