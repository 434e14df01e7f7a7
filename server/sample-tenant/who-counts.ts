import type { Church } from '#domain/churches/entities.ts';
import type { Group } from '#domain/groups/entities.ts';
import { must } from '#domain/must.ts';
import type { Author } from './reports.ts';
import { accountId, type SamplePerson, type SampleTenant } from './tenants.ts';

function asAuthor(tenant: SampleTenant, person: SamplePerson): Author {
  return { id: accountId(tenant, person), name: person.name };
}

const countsIn =
  ({ name }: Church) =>
  ({ over, role }: SamplePerson) =>
    role === 'Usher' &&
    typeof over === 'object' &&
    'churches' in over &&
    over.churches.includes(name);

/** Ushers of a church, in turn. */
export function authorsOf(tenant: SampleTenant, church: Church): Author[] {
  return tenant.people.filter(countsIn(church)).map((person) => asAuthor(tenant, person));
}

const isListed = ({ unlisted }: SamplePerson) => unlisted !== true;

/** A newcomer signs in as an usher of this church, and finds its services unreported. */
export function isForNewcomers(tenant: SampleTenant, church: Church): boolean {
  return tenant.people.filter(countsIn(church)).some(isListed);
}

/** Leader of a cell. A newcomer who signs in as a leader finds the latest evening unreported. */
export function leaderOf(
  tenant: SampleTenant,
  { name }: Group,
): { author: Author; isThisWeekOpen: boolean } {
  const leads = ({ over }: SamplePerson) =>
    typeof over === 'object' && 'cell' in over && over.cell === name;
  const person = must(tenant.people.find(leads), 'who leads the cell');
  return { author: asAuthor(tenant, person), isThisWeekOpen: isListed(person) };
}

/** The listed usher one of whose reports waits for an administrator; only the large tenant has one. */
export function heldAuthorOf(tenant: SampleTenant): { author: Author; church: string } | null {
  const person = tenant.people.find(({ name }) => name === 'Fatima Adams');
  if (!person || typeof person.over !== 'object' || !('churches' in person.over)) return null;
  const church = must(person.over.churches[0], 'a church of an usher');
  return { author: asAuthor(tenant, person), church };
}
