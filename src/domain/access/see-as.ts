import * as z from 'zod/mini';
import { defineOperation, type OutputOf } from '../operation.ts';
import { uuid } from '../values/uuid.ts';
import { sessionDetails, sessionGrants, user } from './session.ts';

/** Minutes after which such a session is over, whatever happens meanwhile. */
export const seenMinutes = 30;

/** A session of somebody else that reads and changes nothing. Nothing renews it. */
export const seeAs = defineOperation({
  name: 'access.seeAs',
  method: 'POST',
  path: '/api/v1/access/accounts/{id}/see-as',
  status: 202,
  input: z.object({ id: uuid }),
  output: z.object({
    /** Of the session: the device keeps it apart from what it holds of the same person. */
    id: uuid,
    user,
    tenant: sessionDetails.shape.tenant,
    ...sessionGrants,
    accessToken: z.string(),
    /** Seconds. */
    expiresIn: z.number(),
  }),
  may: 'account.manage',
  subject: () => ({ kind: 'anywhere' }),
  offline: 'network',
  summary: 'Open the app as somebody else would see it, without changing anything',
});
export type SeenSession = OutputOf<typeof seeAs>;
