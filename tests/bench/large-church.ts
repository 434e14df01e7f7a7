import type pg from 'pg';
import { fixedRandom } from '../../server/sample-tenant/fixed-seed.ts';
import { nameStocks } from '../../server/sample-tenant/names.ts';
import { inTenant } from '../../server/database/tenant.ts';
import { recordEffect } from '../../server/sync/record-effect.ts';
import { churches as churchRegister } from '../../src/domain/churches/churches.ts';
import { families } from '../../src/domain/families/families.ts';
import { familyMembers } from '../../src/domain/families/family-members.ts';
import { groupTypes } from '../../src/domain/groups/group-types.ts';
import { groups } from '../../src/domain/groups/groups.ts';
import { memberships } from '../../src/domain/groups/memberships.ts';
import { must } from '../../src/domain/must.ts';
import type { Person } from '../../src/domain/people/entities.ts';
import { begunRow } from '../../src/domain/register/register.ts';
import { newId } from '../../src/domain/values/new-id.ts';
import { asServer } from '../support/data.ts';
import { addMember, type Member, wholeTenant } from '../support/members.ts';
import { personOf } from '../support/people-rows.ts';
import { buildPlaces, type Places, timeZone } from '../support/places.ts';
import type { ServerProcess } from '../support/server-process.ts';
import type { Figure } from './figure.ts';
import { peopleHereFigures } from './people-here.ts';

const size = {
  people: 100_000,
  families: 40_000,
  groups: 2000,
  churches: 200,
  others: 50,
} as const;
const peopleOfOthers = 200;
const atOnce = 2000;

const random = fixedRandom('a large church of the bench');
const oneOf = <Value>(values: readonly Value[]): Value =>
  must(values[Math.floor(values.length * random())], 'one of several');

function anybody(churchId: string): Person {
  const { women, men, last } = oneOf(nameStocks);
  const number = `+2782${String(Math.floor(random() * 1e7)).padStart(7, '0')}`;
  return personOf(churchId, `${oneOf([...women, ...men])} ${oneOf(last)}`, {
    phoneNumbers: random() < 0.8 ? [{ kind: 'mobile', number, optOut: false }] : [],
    connectionStatus: random() < 0.7 ? 'Member' : 'First Timer',
  });
}

async function write(
  pool: pg.Pool,
  tenantId: string,
  entity: string,
  rows: readonly object[],
): Promise<void> {
  for (let done = 0; done < rows.length; done += atOnce) {
    const inserts = { [entity]: rows.slice(done, done + atOnce) };
    await inTenant(pool, tenantId, (tx) => recordEffect(tx, { output: null, inserts }, null));
  }
}

/** Churches beside the three that a test tenant has. */
function moreChurches({ churchGroups }: Places, how: number) {
  return Array.from({ length: how }, (_, nth) => ({
    ...churchRegister.blank,
    id: newId(),
    churchGroupId: nth % 2 ? churchGroups.north : churchGroups.south,
    name: `Church ${nth + 3}`,
    shortCode: `m${nth + 3}`,
    timeZone,
  }));
}

/** Two and a half people to a family; each fifth person is in a group. */
function homesAndGroups(people: readonly Person[], churches: readonly string[]) {
  const type = begunRow(groupTypes, { ...groupTypes.blank, id: newId(), name: 'Cell' });
  const group = Array.from({ length: size.groups }, (_, nth) =>
    begunRow(groups, {
      ...groups.blank,
      id: newId(),
      churchId: must(churches[nth % churches.length], 'a church'),
      groupTypeId: type.id,
      name: `Cell ${nth}`,
    }),
  );
  const family = Array.from({ length: size.families }, (_, nth) => {
    const { churchId, lastName } = must(people[Math.floor(nth * 2.5)], 'the first of a family');
    return begunRow(families, { ...families.blank, id: newId(), churchId, name: lastName ?? '' });
  });
  const familyMember = people.map((person, nth) => {
    const { id: familyId, churchId } = must(family[Math.floor(nth / 2.5)], 'a family');
    const said = { id: newId(), familyId, churchId, personId: person.id, role: 'other' as const };
    return begunRow(familyMembers, { ...familyMembers.blank, ...said });
  });
  const groupMembership = people
    .filter((_, nth) => nth % 5 === 0)
    .map((person, nth) => {
      const { id: groupId, churchId } = must(group[nth % group.length], 'a group');
      const said = { id: newId(), groupId, churchId, personId: person.id, joinedOn: '2025-01-15' };
      return begunRow(memberships, { ...memberships.blank, ...said });
    });
  return { groupType: [type], group, family, familyMember, groupMembership };
}

/** Answers its two administrators. */
async function fill(pool: pg.Pool): Promise<{ admin: Member; other: Member }> {
  const places = await buildPlaces(pool);
  const more = moreChurches(places, size.churches - places.churches.length);
  await write(pool, places.id, 'church', more);
  const churches = [...places.churches, ...more.map(({ id }) => id)];
  const people = Array.from({ length: size.people }, (_, nth) =>
    anybody(must(churches[nth % churches.length], 'a church')),
  );
  await write(pool, places.id, 'person', people);
  for (const [entity, rows] of Object.entries(homesAndGroups(people, churches))) {
    await write(pool, places.id, entity, rows);
  }
  for (let nth = 0; nth < size.others; nth += 1) {
    const other = await buildPlaces(pool);
    const some = Array.from({ length: peopleOfOthers }, () => anybody(oneOf(other.churches)));
    await write(pool, other.id, 'person', some);
  }
  await pool.query('analyze');
  const admin = await addMember(pool, places.id, 'System Admin', wholeTenant);
  const other = await addMember(pool, places.id, 'System Admin', wholeTenant);
  return { admin, other };
}

/** A very large church with the device of somebody who may see all of it. */
export async function largeChurchFigures({ origin, dataDir }: ServerProcess): Promise<Figure[]> {
  const { admin, other } = await asServer(dataDir, fill);
  return peopleHereFigures(origin, admin, other, size.people);
}
