import type { Role } from '#domain/permissions.ts';
import { fixedId } from './fixed-seed.ts';
import { graceValleyCells, hopeCityCells, type SampleCell } from './cells/sample-cells.ts';

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
  /** A church group that all others are in. */
  regions?: string;
  /** Church group -> its churches. */
  churchGroups: Record<string, readonly string[]>;
  /** Church -> its cells. */
  cells: Record<string, readonly SampleCell[]>;
  people: readonly SamplePerson[];
}

/** Ushers of a church whose reports make up its history. */
const ushersOf = (church: string, names: readonly string[]): SamplePerson[] =>
  names.map((name) => ({ name, role: 'Usher', over: { churches: [church] }, unlisted: true }));

const pastorOf = (name: string, ...churches: string[]): SamplePerson => ({
  name,
  role: 'Pastor',
  over: { churches },
  unlisted: true,
});

/** Leaders of cells who are not listed. */
const leadersOf = (cells: SampleTenant['cells'], listed: readonly SamplePerson[]): SamplePerson[] =>
  Object.values(cells)
    .flat()
    .filter(({ leader }) => !listed.some(({ name }) => name === leader))
    .map(({ name, leader }) => ({
      name: leader,
      role: 'Group Leader',
      over: { cell: name },
      unlisted: true,
    }));

export const timeZone = 'Africa/Johannesburg';

const graceValleyListed: readonly SamplePerson[] = [
  { name: 'Nomsa Zulu', role: 'System Admin', over: 'tenant' },
  { name: 'Naledi Mokoena', role: 'Church Admin', over: { churchGroup: 'Gauteng' } },
  { name: 'Priya Naidoo', role: 'Church Admin', over: { churchGroup: 'Western Cape' } },
  { name: 'Zinhle Khumalo', role: 'Pastor', over: { churchGroup: 'Gauteng' } },
  { name: 'Thabo Nkosi', role: 'Usher', over: { churches: ['Soweto', 'Tshwane'] } },
  { name: 'Lerato Dlamini', role: 'Usher', over: { churches: ['Soweto'] } },
  { name: 'Fatima Adams', role: 'Usher', over: { churches: ['Khayelitsha'] } },
  { name: 'Zanele Mabaso', role: 'Group Leader', over: { cell: 'Orlando West cell' } },
  { name: 'Pieter Botha', role: 'Group Leader', over: { cell: 'Site B cell' } },
];

/** Everybody in it is invented. */
export const graceValley: SampleTenant = {
  name: 'Grace Valley',
  slug: 'grace-valley',
  regions: 'South Africa',
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
  cells: graceValleyCells,
  people: [
    ...graceValleyListed,
    pastorOf('Themba Ndlovu', 'Soweto'),
    pastorOf('Boitumelo Modise', 'Tshwane'),
    pastorOf('Mandla Cele', 'Alexandra', 'Tembisa'),
    pastorOf('Dineo Phiri', 'Vosloorus'),
    pastorOf('Michael Bennett', 'Sandton'),
    pastorOf('Nosipho Jali', 'Khayelitsha'),
    pastorOf('Ashraf Isaacs', 'Mitchells Plain'),
    pastorOf('Xolani Bhengu', 'Gugulethu'),
    pastorOf('Elmarie Coetzee', 'Stellenbosch'),
    pastorOf('Clive Hendricks', 'Paarl'),
    pastorOf('Francois Olivier', 'George'),
    ...ushersOf('Tshwane', ['Kagiso Motaung']),
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
    ...leadersOf(graceValleyCells, graceValleyListed),
  ],
};

export const hopeCity: SampleTenant = {
  name: 'Hope City',
  slug: 'hope-city',
  churchGroups: { 'Hope City': ['Hope City Central', 'Hope City North'] },
  cells: hopeCityCells,
  people: [
    { name: 'Sipho Mthembu', role: 'System Admin', over: 'tenant' },
    { name: 'Rudzani Mulaudzi', role: 'Pastor', over: { churchGroup: 'Hope City' } },
    { name: 'Ayanda Khumalo', role: 'Usher', over: { churches: ['Hope City Central'] } },
    {
      name: 'Lindiwe Shabalala',
      role: 'Church Admin',
      over: { churchGroup: 'Hope City' },
      unlisted: true,
    },
    pastorOf('Bongani Zungu', 'Hope City Central'),
    pastorOf('Megan Taylor', 'Hope City Central'),
    pastorOf('Hlengani Baloyi', 'Hope City North'),
    pastorOf('Kavitha Pillay', 'Hope City North'),
    ...ushersOf('Hope City Central', ['Lwazi Hadebe']),
    ...ushersOf('Hope City North', ['Mpho Sello', 'Grace Baloyi']),
    ...leadersOf(hopeCityCells, []),
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
