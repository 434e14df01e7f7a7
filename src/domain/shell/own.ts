import type { Subject } from '../permissions.ts';

/** What everybody who is signed in may do with what is their own. */
export const own = { may: 'signedIn', subject: (): Subject => ({ kind: 'anywhere' }) } as const;
