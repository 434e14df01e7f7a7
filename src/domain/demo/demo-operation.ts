import type { Operation } from '../operation.ts';

/** What the calls of all demo apps have in common: the device alone answers them, with 200 (S7-040). */
export const onDevice = {
  status: 200,
  may: 'signedIn',
  subject: () => ({ kind: 'anywhere' }),
  offline: 'demo',
} as const satisfies Partial<Operation>;
