import { consents } from '#domain/care/consents.ts';
import { type Consent, type ConsentPurpose, consentPurposes } from '#domain/care/entities.ts';
import { standingConsents } from '#domain/care/standing-consents.ts';
import { ageClassOn } from '#domain/people/age.ts';
import type { Person } from '#domain/people/entities.ts';
import { may } from '#domain/permissions.ts';
import type { Store } from '../database.ts';
import type { WithPending } from '../outbox/with-pending.ts';
import { termsHere } from '../organisation/own-of-register.ts';
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
  isAdult: boolean;
}

/** Null for who may not see what the people of the church agreed to. `today`: yyyy-MM-dd. */
export async function personConsents(
  store: Store,
  person: Pick<Person, 'id' | 'churchId' | 'birthDate' | 'ageClassification'>,
  today: string,
): Promise<PersonConsents | null> {
  const { id: personId, churchId } = person;
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
    isAdult: ageClassOn(person, today, await termsHere(store)) === 'Adult',
  };
}
