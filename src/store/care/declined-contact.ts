import { consents } from '#domain/care/consents.ts';
import { standingConsents, withdrawnSince } from '#domain/care/standing-consents.ts';
import type { Store } from '../database.ts';
import { rowsWithPending } from '../register/rows-with-pending.ts';

/** Ways of writing to a person to which they do not agree: since when, yyyy-MM-dd; null for one that nobody declined. */
export interface DeclinedContact {
  email: string | null;
  messages: string | null;
}

export async function declinedContact(
  store: Store,
  personId: string | null,
): Promise<DeclinedContact> {
  if (personId === null) return { email: null, messages: null };
  const standing = standingConsents(await rowsWithPending(store, consents, { personId }));
  return {
    email: withdrawnSince(standing, 'email'),
    messages: withdrawnSince(standing, 'messages'),
  };
}
