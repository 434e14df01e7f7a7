import { roleWords } from '#domain/families/family-words.ts';
import { ageOn } from '#domain/people/age.ts';
import type { HouseholdMember } from '#store/families/households.ts';

/** 'Daughter, 12', as far as it is known. `today`: yyyy-MM-dd. */
export function memberWords({ role, gender, birthDate }: HouseholdMember, today: string): string {
  const age = birthDate ? ageOn(birthDate, today) : null;
  const called = roleWords(role, gender);
  return age === null ? called : `${called}, ${age}`;
}
