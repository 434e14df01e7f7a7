import type { Person } from '#domain/people/entities.ts';
import { fixedRandom, oneOf } from './fixed-seed.ts';
import type { Look } from './portraits.ts';

/** In this year people of the sample are as old as their looks. */
const bornAround = 2026;

/** Years of age, the youngest and the oldest. */
const ages = {
  child: [3, 12],
  young: [22, 28],
  adult: [29, 55],
  older: [58, 82],
} as const satisfies Record<Look['age'], readonly [number, number]>;

const occupations = [
  'Teacher',
  'Nurse',
  'Electrician',
  'Bookkeeper',
  'Taxi driver',
  'Seamstress',
  'Police officer',
  'Shop manager',
  'Bricklayer',
  'Social worker',
] as const;
const languages = [
  'isiZulu, English',
  'Sesotho, English',
  'Afrikaans, English',
  'Setswana',
] as const;
const streets = [
  'Vilakazi Street',
  'Church Street',
  'Protea Road',
  'Station Road',
  'Mandela Avenue',
];

const digits = (random: () => number, count: number) =>
  String(Math.floor(random() * 10 ** count)).padStart(count, '0');

const between = ([from, to]: readonly [number, number], random: () => number) =>
  from + Math.floor(random() * (to - from + 1));

type Facts = Omit<Partial<Person>, 'firstName' | 'lastName' | 'nameWords' | 'listName'>;

interface Sample {
  id: string;
  firstName: string;
  lastName: string | null;
  look: Look | null;
}

function contacts(random: () => number, { firstName, lastName }: Sample): Facts {
  const mailbox = [firstName, lastName].filter(Boolean).join('.').toLowerCase();
  const address = `${mailbox.normalize('NFD').replaceAll(/[^a-z.]/g, '')}@example.org`;
  return {
    // 555 is given to nobody.
    phoneNumbers: [
      { kind: 'mobile', number: `+2782555${digits(random, 4)}`, optOut: random() < 0.1 },
    ],
    emailAddresses: random() < 0.5 ? [{ optOut: false, address }] : [],
    occupation: random() < 0.6 ? oneOf(occupations, random) : null,
    maritalStatus: oneOf(['Single', 'Married', 'Married', 'Widowed', 'Unknown'], random),
  };
}

/** The record of somebody beside their name. */
export function directoryFacts(sample: Sample): Facts {
  const { id, look, lastName } = sample;
  const random = fixedRandom(`directory/${id}`);
  const age = look?.age ?? 'adult';
  const year = bornAround - between(ages[age], random);
  const birthday = { day: between([1, 28], random), year, month: between([1, 12], random) };
  const isBaptised = age !== 'child' && random() < 0.7;
  const home = fixedRandom(`home/${lastName ?? id}`);
  return {
    gender: look ? (look.gender === 'woman' ? 'Female' : 'Male') : 'Unknown',
    birthDate: random() < 0.85 ? birthday : null,
    ageClassification: age === 'child' ? 'Child' : 'Adult',
    address: `${between([1, 180], home)} ${oneOf(streets, home)}`,
    languages: random() < 0.7 ? oneOf(languages, random) : null,
    source: oneOf(['Church', 'Church', 'Cell', 'Outreach'], random),
    isBaptised,
    baptismDate: isBaptised
      ? `${between([2009, 2024], random)}-04-${String(between([10, 28], random))}`
      : null,
    receivedHolySpirit: isBaptised && random() < 0.6,
    isCompleteFoundationSchool: isBaptised && random() < 0.5,
    ...(age === 'child' ? {} : contacts(random, sample)),
  };
}
