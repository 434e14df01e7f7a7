import { familyAddress } from '#domain/families/family-words.ts';
import type { Store } from '../database.ts';
import { householdsOf } from './households.ts';

/** The address of a family, for somebody who has none of their own. */
export interface InheritedAddress {
  address: string;
  /** The name of the family: 'Mokoena'. */
  family: string;
}

/** Of the first family that the person lives with and that has one; null for none. */
export async function inheritedAddress(
  store: Store,
  personId: string,
): Promise<InheritedAddress | null> {
  const homes = (await householdsOf(store, personId)).filter(({ livesHere }) => livesHere);
  const addresses = homes.map(({ family }) => ({
    address: familyAddress(family),
    family: family.name,
  }));
  return addresses.find(({ address }) => address !== '') ?? null;
}
