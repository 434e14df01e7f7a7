import { consents } from '#domain/care/consents.ts';
import { type Consent, type ConsentPurpose, consentPurposes } from '#domain/care/entities.ts';
import { standingConsents } from '#domain/care/standing-consents.ts';
import { may } from '#domain/permissions.ts';
import type { Store } from '../database.ts';
import type { WithPending } from '../outbox/with-pending.ts';
import { registerQueries } from '../register/register-queries.ts';
import { rowsWithPending } from '../register/rows-with-pending.ts';

export const consentQueries = registerQueries(consents);

/** Consents of one person. */
export interface PersonConsents {
  /** Each purpose in its order, with the line that counts; null for what nobody asked them. */
  standing: { purpose: ConsentPurpose; row: WithPending<Consent> | null }[];
  /** Every other line, the latest first. */
  earlier: WithPending<Consent>[];
  mayEdit: boolean;
}

/** Null for who may not see what the people of the church agreed to. `churchId`: the home church of the person. */
export async function personConsents(
  store: Store,
  personId: string,
  churchId: string,
): Promise<PersonConsents | null> {
  const church = consents.subject({ churchId });
  if (!may(store.profile.grants, consents.may.view, church)) return null;
  const rows = await rowsWithPending(store, consents, { personId });
  const standing = standingConsents(rows);
  const counting = new Set([...standing.values()].map(({ id }) => id));
  return {
    standing: consentPurposes.map((purpose) => ({
      purpose,
      row: standing.get(purpose) ?? null,
    })),
    earlier: rows
      .filter(({ id }) => !counting.has(id))
      .toSorted((one, other) => (one.saidOn < other.saidOn ? 1 : -1)),
    mayEdit: may(store.profile.grants, consents.may.write, church),
  };
}
