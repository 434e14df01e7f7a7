import * as z from 'zod/mini';
import { defineOperation } from '../operation.ts';
import { uuid } from '../values/uuid.ts';
import { families } from './families.ts';

/** Families of one question. */
export const mostCodes = 500;

/** The codes of those of these families that have one, and that whoever asks may edit. No device keeps any. */
export const familyCodes = defineOperation({
  name: 'families.codes',
  method: 'POST',
  path: `${families.path}/codes`,
  status: 200,
  input: z.object({
    ids: z.array(uuid).check(z.maxLength(mostCodes, `Ask for at most ${mostCodes} at a time`)),
  }),
  output: z.object({ data: z.array(z.object({ familyId: uuid, code: z.string() })) }),
  may: families.may.write,
  subject: () => ({ kind: 'anywhere' }),
  offline: 'network',
  summary: 'The codes by which families open the portal',
});

/** Gives a family a code; the one that it had opens nothing any more. */
export const newFamilyCode = defineOperation({
  name: 'families.newCode',
  method: 'POST',
  path: `${families.path}/{id}/code`,
  status: 200,
  // The church of the family: permission is asked for it before any family is looked up.
  input: z.object({ id: uuid, churchId: uuid }),
  output: z.object({ code: z.string() }),
  may: families.may.write,
  subject: ({ churchId }) => families.subject({ churchId }),
  offline: 'network',
  limit: { points: 60, seconds: 600 },
  summary: 'Give a family a new code for the portal: the old one ends',
});
