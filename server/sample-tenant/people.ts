import type { Church } from '#domain/churches/entities.ts';
import { must } from '#domain/must.ts';
import type { Person } from '#domain/people/entities.ts';
import { nameOf, withNameWords } from '#domain/people/rules.ts';
import { fixedId, fixedRandom } from './fixed-seed.ts';
import { nameStocks, singleNames } from './names.ts';
import { accountId, type SamplePerson, type SampleTenant } from './tenants.ts';

/** People a church of the sample knows, beside those who have an account. */
const peoplePerChurch = 32;
/** Drawings in public/sample-people. */
const photos = 4;

function oneOf<Value>(values: readonly Value[], random: () => number): Value {
  return must(values[Math.floor(values.length * random())], 'one of several');
}

type Names = Pick<Person, 'firstName' | 'lastName'>;

/** No two people of a tenant have one name: there are more names than people. */
function namesOf(random: () => number, taken: Set<string>): Names {
  const stock = oneOf(nameStocks, random);
  const names =
    random() < 0.02
      ? { firstName: oneOf(singleNames, random), lastName: null }
      : { firstName: oneOf(stock.first, random), lastName: oneOf(stock.last, random) };
  const name = nameOf(names);
  if (taken.has(name)) return namesOf(random, taken);
  taken.add(name);
  return names;
}

function statusOf(random: () => number): Person['connectionStatus'] {
  const at = random();
  if (at < 0.6) return 'Member';
  if (at < 0.78) return 'Regular Attendee';
  if (at < 0.9) return 'First Timer';
  return at < 0.97 ? 'New Convert' : 'Unknown';
}

function photoOf(random: () => number): string | null {
  if (random() > 0.25) return null;
  return `/sample-people/${1 + Math.floor(photos * random())}.svg`;
}

/** Where somebody with an account is at home: in the first church they have to do with. */
function homeOf(tenant: SampleTenant, { over }: SamplePerson): string | undefined {
  const churches = Object.values(tenant.churchGroups).flat();
  if (over === 'tenant') return churches[0];
  if ('churchGroup' in over) return tenant.churchGroups[over.churchGroup]?.[0];
  if ('churches' in over) return over.churches[0];
  return churches.find((church) => tenant.cells[church]?.includes(over.cell));
}

function withAccount(tenant: SampleTenant, church: Church, known: SamplePerson): Person {
  const { name } = known;
  const [firstName = name, ...last] = name.split(' ');
  return withNameWords({
    id: fixedId(`person/${church.id}/${name}`),
    churchId: church.id,
    accountId: accountId(tenant, known),
    firstName,
    lastName: last.join(' '),
    photoUrl: null,
    connectionStatus: 'Member',
  });
}

function peopleOfChurch(tenant: SampleTenant, church: Church, taken: Set<string>): Person[] {
  const random = fixedRandom(`people/${church.id}`);
  const known = tenant.people.filter((person) => homeOf(tenant, person) === church.name);
  const others = Array.from({ length: peoplePerChurch }, (_, at) =>
    withNameWords({
      id: fixedId(`person/${church.id}/${at}`),
      churchId: church.id,
      accountId: null,
      ...namesOf(random, taken),
      photoUrl: photoOf(random),
      connectionStatus: statusOf(random),
    }),
  );
  return [...known.map((person) => withAccount(tenant, church, person)), ...others];
}

/** The people of a tenant, the same on every machine. */
export function peopleOf(tenant: SampleTenant, churches: readonly Church[]): Person[] {
  const taken = new Set(tenant.people.map(({ name }) => name));
  return churches.flatMap((church) => peopleOfChurch(tenant, church, taken));
}
