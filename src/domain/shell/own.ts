import type { Subject } from '../permissions.ts';

/** Policy of operations on a person's own rows: every signed-in person may use them. */
export const own = { may: 'signedIn', subject: (): Subject => ({ kind: 'anywhere' }) } as const;
