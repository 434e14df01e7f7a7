import type { Person } from '../people/entities.ts';
import type { Family, FamilyRole } from './entities.ts';

/** 'The Mokoena family'. */
export function familyName({ name }: Pick<Family, 'name'>): string {
  return `The ${name} family`;
}

type Address = Pick<Family, 'address' | 'city' | 'province' | 'postalCode' | 'country'>;

/** '12 Vilakazi Street, Soweto, Gauteng, 1804, South Africa', as far as it is known; '' for none. */
export function familyAddress({ address, city, province, postalCode, country }: Address): string {
  return [address, city, province, postalCode, country].filter(Boolean).join(', ');
}

type Gender = NonNullable<Person['gender']>;

/** The word for a member, by their gender where that is known. */
const words: Record<FamilyRole, Record<Gender, string>> = {
  head: { Female: 'Head of family', Male: 'Head of family', Unknown: 'Head of family' },
  spouse: { Female: 'Wife', Male: 'Husband', Unknown: 'Spouse' },
  child: { Female: 'Daughter', Male: 'Son', Unknown: 'Child' },
  other: { Female: 'Other', Male: 'Other', Unknown: 'Other' },
};

export function roleWords(role: FamilyRole, gender: Person['gender']): string {
  return words[role][gender ?? 'Unknown'];
}
