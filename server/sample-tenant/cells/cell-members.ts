import type { Church } from '#domain/churches/entities.ts';
import type { GroupMembership } from '#domain/groups/entities.ts';
import { memberships } from '#domain/groups/memberships.ts';
import { must } from '#domain/must.ts';
import type { Person } from '#domain/people/entities.ts';
import { nameOf } from '#domain/people/rules.ts';
import { wholeRow } from '#domain/register/register.ts';
import { addDays } from '#domain/values/dates/local-date.ts';
import { cellId } from './cells.ts';
import { fixedId, fixedRandom } from '../fixed-seed.ts';
import type { Moment } from '../moment.ts';
import type { SampleCell } from './sample-cells.ts';
import type { SampleTenant } from '../tenants.ts';

type Said = Pick<GroupMembership, 'joinedOn' | 'roleKey'> & Partial<GroupMembership>;

/** So many weeks ago. */
const weeksBefore = ({ today }: Moment, weeks: number) => addDays(today, -7 * weeks);

/** People of the church beside those who work for it, in an order of its own: each is in one cell. */
function toShareOut(church: Church, people: readonly Person[]): Person[] {
  const random = fixedRandom(`members/${church.id}`);
  return people
    .filter(({ churchId, accountId }) => churchId === church.id && accountId === null)
    .map((person) => ({ person, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ person }) => person);
}

/** As many of them as come to a cell, where there are enough for all. */
function sharesOf(cells: readonly SampleCell[], people: readonly Person[]): Person[][] {
  const all = cells.reduce((sum, { usual }) => sum + usual, 0);
  const scale = Math.min(1, people.length / all);
  let taken = 0;
  return cells.map(({ usual }) => {
    const share = people.slice(taken, taken + Math.floor(usual * scale));
    taken += share.length;
    return share;
  });
}

/** Place of a person in a cell, and the day of joining; a few left, and one asked to come. */
function placeIn(cell: SampleCell, at: number, moment: Moment, random: () => number): Said {
  const since = Math.max(1, Math.round(cell.weeks * (0.2 + 0.8 * random())));
  const joinedOn = weeksBefore(moment, since);
  if (at === 0) return { roleKey: 'assistant', joinedOn: weeksBefore(moment, cell.weeks) };
  if (at === 3)
    return { roleKey: 'member', joinedOn: addDays(moment.today, -3), status: 'pending' };
  if (at % 7 !== 5 || since < 3) return { roleKey: 'member', joinedOn };
  const leftOn = weeksBefore(moment, Math.ceil(since / 3));
  return { roleKey: 'member', joinedOn, leftOn, status: 'left' };
}

function membersOf(
  tenant: SampleTenant,
  church: Church,
  cell: SampleCell,
  { leader, people, moment }: { leader: Person; people: readonly Person[]; moment: Moment },
): GroupMembership[] {
  const groupId = cellId(tenant, cell.name);
  const random = fixedRandom(`members/${groupId}`);
  const row = (person: Person, said: Said): GroupMembership =>
    wholeRow(memberships, {
      ...memberships.blank,
      id: fixedId(`member/${groupId}/${person.id}`),
      groupId,
      churchId: church.id,
      personId: person.id,
      ...said,
    });
  const joinedOn = weeksBefore(moment, cell.weeks);
  return [
    row(leader, { roleKey: 'leader', joinedOn }),
    ...people.map((person, at) => row(person, placeIn(cell, at, moment, random))),
  ];
}

/** People who began a cell of their own ended in the old one on the day on which they began in the new one. */
function beforeTheSplit(
  tenant: SampleTenant,
  { bornFrom, weeks }: SampleCell,
  members: readonly GroupMembership[],
  moment: Moment,
): GroupMembership[] {
  if (bornFrom === undefined) return [];
  const groupId = cellId(tenant, bornFrom);
  const [began, leftOn] = [weeksBefore(moment, weeks + 30), weeksBefore(moment, weeks)];
  const went = members.filter((one) => one.joinedOn <= leftOn);
  return went.map(({ id, roleKey, ...member }) =>
    Object.assign(member, {
      id: fixedId(`member/${groupId}/${id}`),
      groupId,
      roleKey: roleKey === 'leader' ? 'assistant' : roleKey,
      joinedOn: began,
      leftOn,
      status: 'left' as const,
    }),
  );
}

/** The people of each cell of a church: its leader, and others who live near. */
export function cellMembersOf(
  tenant: SampleTenant,
  church: Church,
  people: readonly Person[],
  moment: Moment,
): GroupMembership[] {
  const cells = tenant.cells[church.name] ?? [];
  const shares = sharesOf(cells, toShareOut(church, people));
  return cells.flatMap((cell, at) => {
    const leader = must(
      people.find((person) => person.churchId === church.id && nameOf(person) === cell.leader),
      'who leads the cell',
    );
    const members = membersOf(tenant, church, cell, { leader, people: shares[at] ?? [], moment });
    return members.concat(beforeTheSplit(tenant, cell, members, moment));
  });
}
