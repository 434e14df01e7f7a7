import type { Role } from '#domain/permissions.ts';
import { fixedId } from './fixed-seed.ts';

export interface SamplePerson {
  name: string;
  role: Role;
  /** Names of churches, the name of one church group, the name of a cell, or the whole tenant. */
  over: { churches: readonly string[] } | { churchGroup: string } | { cell: string } | 'tenant';
  /** Works in a church, and is not offered on the sign-in page. */
  unlisted?: true;
}

export interface SampleTenant {
  name: string;
  slug: string;
  /** Church group -> its churches. */
  churchGroups: Record<string, readonly string[]>;
  /** Church -> its cells. */
  cells: Record<string, readonly string[]>;
  people: readonly SamplePerson[];
}

/** Ushers of a church whose reports make up its history. */
const ushersOf = (church: string, names: readonly string[]): SamplePerson[] =>
  names.map((name) => ({ name, role: 'Usher', over: { churches: [church] }, unlisted: true }));

export const timeZone = 'Africa/Johannesburg';

/** Everybody in it is invented. */
export const graceValley: SampleTenant = {
  name: 'Grace Valley',
  slug: 'grace-valley',
  churchGroups: {
    Gauteng: ['Soweto', 'Tshwane', 'Alexandra', 'Tembisa', 'Vosloorus', 'Sandton'],
    'Western Cape': [
      'Khayelitsha',
      'Mitchells Plain',
      'Gugulethu',
      'Stellenbosch',
      'Paarl',
      'George',
    ],
  },
  cells: {
    Soweto: ['Orlando West cell', 'Diepkloof cell'],
    Khayelitsha: ['Site B cell'],
  },
  people: [
    { name: 'Nomsa Zulu', role: 'System Admin', over: 'tenant' },
    { name: 'Naledi Mokoena', role: 'Church Admin', over: { churchGroup: 'Gauteng' } },
    { name: 'Priya Naidoo', role: 'Church Admin', over: { churchGroup: 'Western Cape' } },
    { name: 'Zinhle Khumalo', role: 'Pastor', over: { churchGroup: 'Gauteng' } },
    { name: 'Thabo Nkosi', role: 'Usher', over: { churches: ['Soweto', 'Tshwane'] } },
    { name: 'Lerato Dlamini', role: 'Usher', over: { churches: ['Soweto'] } },
    { name: 'Fatima Adams', role: 'Usher', over: { churches: ['Khayelitsha'] } },
    { name: 'Zanele Mabaso', role: 'Group Leader', over: { cell: 'Orlando West cell' } },
    { name: 'Pieter Botha', role: 'Group Leader', over: { cell: 'Site B cell' } },
    ...ushersOf('Alexandra', ['Sizwe Maseko', 'Refilwe Tau']),
    ...ushersOf('Tembisa', ['Kabelo Molefe', 'Nandi Sithole']),
    ...ushersOf('Vosloorus', ['Tumelo Radebe', 'Palesa Mofokeng']),
    ...ushersOf('Sandton', ['Anneke van Wyk', 'David Chetty']),
    ...ushersOf('Khayelitsha', ['Luthando Mqhayi']),
    ...ushersOf('Mitchells Plain', ['Yusuf Davids', 'Chantal Petersen']),
    ...ushersOf('Gugulethu', ['Vuyo Ncube', 'Ayabonga Gqola']),
    ...ushersOf('Stellenbosch', ['Johan Visser', 'Marelize Steyn']),
    ...ushersOf('Paarl', ['Riaan Fortuin', 'Estelle Jacobs']),
    ...ushersOf('George', ['Candice Booysen', 'Werner Louw']),
  ],
};

export const hopeCity: SampleTenant = {
  name: 'Hope City',
  slug: 'hope-city',
  churchGroups: { 'Hope City': ['Hope City Central', 'Hope City North'] },
  cells: {},
  people: [
    { name: 'Sipho Mthembu', role: 'System Admin', over: 'tenant' },
    { name: 'Rudzani Mulaudzi', role: 'Pastor', over: { churchGroup: 'Hope City' } },
    { name: 'Ayanda Khumalo', role: 'Usher', over: { churches: ['Hope City Central'] } },
    ...ushersOf('Hope City Central', ['Lwazi Hadebe']),
    ...ushersOf('Hope City North', ['Mpho Sello', 'Grace Baloyi']),
  ],
};

export const sampleTenants = [graceValley, hopeCity] as const;

/** `nomsa@grace-valley.example`: a domain that can never receive mail. */
export function emailOf(tenant: SampleTenant, person: SamplePerson): string {
  const first = person.name.split(' ')[0] ?? person.name;
  return `${first.toLowerCase()}@${tenant.slug}.example`;
}

export function accountId(tenant: SampleTenant, person: SamplePerson): string {
  return fixedId(`${tenant.slug}/account/${person.name}`);
}
