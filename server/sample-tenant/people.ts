import type { Church } from '#domain/churches/entities.ts';
import type { Person } from '#domain/people/entities.ts';
import { people as register } from '#domain/people/people.ts';
import { settledPerson } from '#domain/people/settled-person.ts';
import { nameOf } from '#domain/people/rules.ts';
import { fixedId, fixedRandom } from './fixed-seed.ts';
import { householdOf, lookOf, type Member, portraitOf } from './households.ts';
import { avatarOf } from './accounts.ts';
import { directoryFacts } from './directory.ts';
import { samplePhoto } from './pictures/write-row-pictures.ts';
import { churchId } from './places.ts';
import { accountId, type SamplePerson, type SampleTenant } from './tenants.ts';

/** People a church of the sample knows, beside those who work for it. */
const peoplePerChurch = 30;

function statusOf({ age }: Member['look'], random: () => number): Person['connectionStatus'] {
  const at = random();
  if (age === 'older' || at < 0.55) return 'Member';
  if (at < 0.78) return 'Regular Attendee';
  if (at < 0.9) return 'First Timer';
  return at < 0.97 ? 'New Convert' : 'Unknown';
}

/** Home church of a person with an account: the first church of their role. */
function homeOf(tenant: SampleTenant, { over }: SamplePerson): string | undefined {
  const churches = Object.values(tenant.churchGroups).flat();
  if (over === 'tenant') return churches[0];
  if ('churchGroup' in over) return tenant.churchGroups[over.churchGroup]?.[0];
  if ('churches' in over) return over.churches[0];
  return churches.find((church) => tenant.cells[church]?.some(({ name }) => name === over.cell));
}

/** The id of somebody with an account among the people of their home church. */
function personId(church: Pick<Church, 'id'>, { name }: SamplePerson): string {
  return fixedId(`person/${church.id}/${name}`);
}

/** The pastor of a church; null for none. */
export function leaderOfChurch(tenant: SampleTenant, church: string): string | null {
  const pastor = tenant.people.find(
    ({ role, over }) =>
      role === 'Pastor' &&
      typeof over === 'object' &&
      'churches' in over &&
      over.churches.includes(church),
  );
  const home = pastor && homeOf(tenant, pastor);
  if (!pastor || home === undefined) return null;
  return personId({ id: churchId(tenant, home) }, pastor);
}

function withAccount(tenant: SampleTenant, church: Church, known: SamplePerson): Person {
  const { name } = known;
  const [firstName = name, ...last] = name.split(' ');
  const id = personId(church, known);
  const lastName = last.join(' ');
  return settledPerson({
    ...register.blank,
    ...directoryFacts({ id, firstName, lastName, look: lookOf(name) }),
    id,
    churchId: church.id,
    accountId: accountId(tenant, known),
    firstName,
    lastName,
    photoUrl: avatarOf(known),
    connectionStatus: 'Member',
  });
}

/** Whole households, none of whose names anybody of the tenant has. */
function membersOf(random: () => number, taken: Set<string>): Member[] {
  const members: Member[] = [];
  while (members.length < peoplePerChurch) {
    const household = householdOf(random);
    const names = new Set(household.map(nameOf));
    if (names.size < household.length || [...names].some((name) => taken.has(name))) continue;
    for (const name of names) taken.add(name);
    members.push(...household);
  }
  return members;
}

function peopleOfChurch(tenant: SampleTenant, church: Church, taken: Set<string>): Person[] {
  const random = fixedRandom(`people/${church.id}`);
  const known = tenant.people.filter((person) => homeOf(tenant, person) === church.name);
  const others = membersOf(random, taken).map(({ look, ...names }, at) => {
    const id = fixedId(`person/${church.id}/${at}`);
    const photoUrl = random() < 0.6 ? portraitOf(look, random) : null;
    return settledPerson({
      ...register.blank,
      ...directoryFacts({ id, ...names, look }),
      id,
      churchId: church.id,
      accountId: null,
      ...names,
      photoUrl,
      pictureId: photoUrl === null ? samplePhoto(id) : null,
      connectionStatus: statusOf(look, random),
    });
  });
  return [...known.map((person) => withAccount(tenant, church, person)), ...others];
}

/** The people of a tenant, the same on every machine. */
export function peopleOf(tenant: SampleTenant, churches: readonly Church[]): Person[] {
  const taken = new Set(tenant.people.map(({ name }) => name));
  return churches.flatMap((church) => peopleOfChurch(tenant, church, taken));
}
