import * as z from 'zod/mini';

/** Statuses that a person can choose. */
export const userStatus = z.enum(['online', 'away', 'busy', 'offline', 'not-visible']);
