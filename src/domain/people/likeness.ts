import { folded } from '../values/name-words.ts';
import { dialledNumbers } from './contacts.ts';
import type { Person } from './entities.ts';

/** The fields by which two records are told to be of one person. */
export type Likened = Pick<
  Person,
  'firstName' | 'lastName' | 'nickName' | 'phoneNumbers' | 'birthDate'
>;

/** Why two records may be of one person, the strongest reason first. */
export type Likeness = 'number' | 'name' | 'birthday';

const plain = (text: string | null | undefined) => folded(text ?? '').trim();

/** Letters at the beginning of two first names that are one: Tshepo and Tshepang, Naledi and Nal. */
const begun = 3;

function haveOneFirstName(one: Likened, other: Likened): boolean {
  const names = [other.firstName, other.nickName].map(plain).filter(Boolean);
  return [one.firstName, one.nickName]
    .map(plain)
    .filter(Boolean)
    .some((name) => names.some((also) => also.slice(0, begun) === name.slice(0, begun)));
}

/** Both may stand in the wrong field: 'Mokoena Naledi'. */
function haveOneName(one: Likened, other: Likened): boolean {
  const words = ({ firstName, lastName }: Likened) =>
    [plain(firstName), plain(lastName)].toSorted().join(' ');
  return words(one) === words(other);
}

function haveOneNumber(one: Likened, other: Likened): boolean {
  const numbers = ({ phoneNumbers = [] }: Likened) =>
    dialledNumbers(phoneNumbers).map(({ number }) => number);
  const theirs = new Set(numbers(other));
  return numbers(one).some((number) => theirs.has(number));
}

function haveOneBirthday(one: Likened, other: Likened): boolean {
  const [a, b] = [one.birthDate, other.birthDate];
  if (!a || !b || a.day === undefined || a.month === undefined) return false;
  return a.day === b.day && a.month === b.month && a.year === b.year;
}

/**
 * Why the two may be one person; null where nothing says so. A number alone does not: a household shares one.
 */
export function likenessOf(one: Likened, other: Likened): Likeness | null {
  const isNear = haveOneFirstName(one, other);
  if (isNear && haveOneNumber(one, other)) return 'number';
  if (haveOneName(one, other)) return 'name';
  const isOneFamily = plain(one.lastName) === plain(other.lastName);
  return isNear && isOneFamily && haveOneBirthday(one, other) ? 'birthday' : null;
}
