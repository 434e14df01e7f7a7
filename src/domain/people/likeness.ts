import { folded } from '../values/name-words.ts';
import { dialledNumbers } from './contacts.ts';
import type { Person } from './entities.ts';
import { soundOf } from './sound-of.ts';

/** The fields by which two records are told to be of one person. */
export type Likened = Pick<
  Person,
  'firstName' | 'lastName' | 'nickName' | 'phoneNumbers' | 'emailAddresses' | 'birthDate'
>;

/** Why two records may be of one person, the strongest reason first. */
export const likenesses = ['number', 'email', 'name', 'birthday'] as const;
export type Likeness = (typeof likenesses)[number];

/** As a sentence goes on: 'Palesa Motaung (the same phone number)'. */
export const likenessWords: Readonly<Record<Likeness, string>> = {
  number: 'the same phone number',
  email: 'the same e-mail address',
  name: 'the same name',
  birthday: 'the same birthday and family name',
};

const plain = (text: string | null | undefined) => folded(text ?? '').trim();

/** Letters at the beginning of two first names that are one: Tshepo and Tshepang, Naledi and Nal. */
const begun = 3;

/** What is compared of a record: made once, where one is compared with many. */
export interface Traits {
  /** Beginnings of what they are called. */
  first: readonly string[];
  /** Both parts of the name, in one order: either may stand in the wrong field ('Mokoena Naledi'). */
  name: string;
  family: string;
  numbers: readonly string[];
  emails: readonly string[];
  /** Day and month, and the year where it is known; null for less. */
  birthday: string | null;
}

function birthdayOf({ birthDate: born }: Likened): string | null {
  if (!born || born.day === undefined || born.month === undefined) return null;
  return [born.year ?? '', born.month, born.day].join('-');
}

export function traitsOf(person: Likened): Traits {
  const { firstName, lastName, nickName, phoneNumbers = [], emailAddresses = [] } = person;
  return {
    first: [firstName, nickName]
      .map(plain)
      .filter(Boolean)
      .map((name) => name.slice(0, begun)),
    name: [plain(firstName), plain(lastName)].toSorted().join(' '),
    family: soundOf(lastName ?? ''),
    numbers: dialledNumbers(phoneNumbers).map(({ number }) => number),
    emails: emailAddresses.map(({ address }) => plain(address)),
    birthday: birthdayOf(person),
  };
}

const share = (some: readonly string[], others: readonly string[]) =>
  some.some((one) => others.includes(one));

/** Why two records with these traits may be of one person; null where nothing says so. */
export function likenessBetween(one: Traits, other: Traits): Likeness | null {
  const isNear = share(one.first, other.first);
  // A number alone says nothing: a household shares one.
  if (isNear && share(one.numbers, other.numbers)) return 'number';
  if (isNear && share(one.emails, other.emails)) return 'email';
  if (one.name === other.name) return 'name';
  const isOneDay = one.birthday !== null && one.birthday === other.birthday;
  return isNear && isOneDay && one.family === other.family ? 'birthday' : null;
}

/** Why the two may be one person; null where nothing says so. */
export function likenessOf(one: Likened, other: Likened): Likeness | null {
  return likenessBetween(traitsOf(one), traitsOf(other));
}
