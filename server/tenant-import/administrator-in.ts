import * as z from 'zod/mini';
import { administratorRole } from '#domain/permissions.ts';
import { StartRefused } from '../start-refused.ts';
import type { OpenExport } from './open-export.ts';
import { rowsOf } from './rows-of.ts';

const account = z.object({
  id: z.uuid(),
  email: z.string(),
  disabled: z.boolean(),
  grants: z.array(z.object({ role: z.string(), scope: z.string() })),
});

/**
 * Id of the account in the file that has this address and looks after the whole organisation. Whoever brings a file in is that
 * person from then on, and gets no more than the file gives them.
 */
export async function administratorIn(file: OpenExport, email: string): Promise<string> {
  const found = (await rowsOf(file, 'account', account)).find(
    (one) =>
      one.email === email &&
      !one.disabled &&
      one.grants.some(({ role, scope }) => role === administratorRole && scope === 'tenant'),
  );
  if (found) return found.id;
  throw new StartRefused(
    `No System Admin in this file has your address, ${email}. Ask one who is in it to sign in here and bring it in.`,
  );
}
