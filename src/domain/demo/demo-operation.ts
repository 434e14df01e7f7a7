import * as z from 'zod/mini';
import type { Operation } from '../operation.ts';

/** Fields that all operations of demo apps share: the device alone answers them, with 200 (S7-040). */
export const onDevice = {
  status: 200,
  may: 'signedIn',
  subject: () => ({ kind: 'anywhere' }),
  offline: 'demo',
} as const satisfies Partial<Operation>;

/** Input of a call about one row. */
export const byId = z.object({ id: z.string() });
export type ById = z.infer<typeof byId>;
