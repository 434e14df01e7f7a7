import type { Letter, Letters } from '../letters/letter.ts';
import type { Person } from '../people/entities.ts';
import { familyAddressLines, personAddressLines } from './address-lines.ts';
import type { Family, FamilyMember } from './entities.ts';
import { familyName } from './family-words.ts';

type Addressed = Pick<
  Person,
  'id' | 'title' | 'firstName' | 'lastName' | 'suffix' | 'address' | 'status'
>;

/** 'Dr Naledi Mokoena'. */
function addresseeOf({ title, firstName, lastName, suffix }: Addressed): string {
  return [title, firstName, lastName, suffix].filter(Boolean).join(' ');
}

/** Nobody who died or whose record was put away gets a letter. */
function isWrittenTo({ status }: Addressed): boolean {
  return status !== 'deceased' && status !== 'archived';
}

type Membership = Pick<
  FamilyMember,
  'familyId' | 'personId' | 'livesHere' | 'isPrimaryFamily' | 'status'
>;

/** The family with an address that each person lives with: of several, the main one. */
export function homesOf(
  members: readonly Membership[],
  families: readonly Family[],
): ReadonlyMap<string, Family> {
  const addressed = new Map(
    families
      .filter((family) => family.status === 'active' && familyAddressLines(family).length > 0)
      .map((family) => [family.id, family]),
  );
  const homes = new Map<string, Family>();
  const living = members.filter(({ status, livesHere }) => status === 'active' && livesHere);
  for (const { personId, familyId, isPrimaryFamily } of living) {
    const family = addressed.get(familyId);
    if (family && (isPrimaryFamily || !homes.has(personId))) homes.set(personId, family);
  }
  return homes;
}

const wordsOf = (lines: readonly string[]) =>
  lines
    .join(' ')
    .toLocaleLowerCase('en')
    .split(/[\s,.]+/)
    .filter((word) => word !== '');

/** Whether the address that somebody gave is that of their family, which may be said in more words. */
function isAddressOf(family: Family, own: readonly string[]): boolean {
  const known = new Set(wordsOf(familyAddressLines(family)));
  return wordsOf(own).every((word) => known.has(word));
}

/**
 * The letters to people, in their order. Who has no address of their own gets the letter where their family lives.
 * @param perHousehold One letter for those who live with one family, at its address.
 */
export function householdLetters(
  people: readonly Addressed[],
  homes: ReadonlyMap<string, Family>,
  perHousehold: boolean,
): Letters {
  const letters = new Map<string, Letter>();
  const withoutAddress: string[] = [];
  const written = people.filter(isWrittenTo);
  for (const person of written) {
    const own = personAddressLines(person.address);
    const family = homes.get(person.id);
    const home = family && isAddressOf(family, own) ? family : null;
    const lines = home ? familyAddressLines(home) : own;
    if (lines.length === 0) {
      withoutAddress.push(addresseeOf(person));
      continue;
    }
    const key = perHousehold && home ? home.id : person.id;
    // Only a letter to the family names it: one of them alone, such as a child, gets no code of the family.
    letters.set(
      key,
      home && letters.has(key)
        ? { addressee: familyName(home), lines, familyId: home.id }
        : { addressee: addresseeOf(person), lines },
    );
  }
  return {
    letters: [...letters.values()],
    withoutAddress,
    notWrittenTo: people.length - written.length,
  };
}

const isAddressed = ({ lines }: Letter) => lines.length > 0;

/** The letters to families, in their order. */
export function familyLetters(families: readonly Family[]): Letters {
  const written = families.filter(({ status }) => status === 'active');
  const letters = written.map((family) => ({
    addressee: familyName(family),
    lines: familyAddressLines(family),
    familyId: family.id,
  }));
  return {
    letters: letters.filter(isAddressed),
    withoutAddress: letters.flatMap((one) => (isAddressed(one) ? [] : one.addressee)),
    notWrittenTo: families.length - written.length,
  };
}
