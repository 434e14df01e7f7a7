import { followUp, type FollowUp } from '#domain/follow-ups/entities.ts';
import { groupMembership, type GroupMembership } from '#domain/groups/entities.ts';
import { family, familyMember, pickupPerson } from '#domain/families/entities.ts';
import type { Person } from '#domain/people/entities.ts';
import { erasedPerson } from '#domain/people/erased.ts';
import { people } from '#domain/people/people.ts';
import { type AnyRow, settledRow } from '#domain/register/register.ts';
import { namesId, withOtherId } from '#domain/rows/named-ids.ts';
import { valueIn, withValues } from '#domain/rows/row-values.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { rowsNaming } from '../people/rows-naming.ts';
import { type NamingPeople, namingPeopleHere } from './naming-people.ts';

type WithoutWords = (row: AnyRow, today: string) => AnyRow;

function membershipLeft(row: AnyRow, today: string): AnyRow {
  const { status, joinedOn, leftOn } = row as AnyRow & GroupMembership;
  if (status === 'left') return { ...row, note: null, leftOn };
  return { ...row, note: null, status: 'left', leftOn: joinedOn > today ? joinedOn : today };
}

function followUpDone(row: AnyRow): AnyRow {
  const { status } = row as AnyRow & FollowUp;
  return { ...row, note: null, outcome: null, status: status === 'active' ? 'archived' : status };
}

/** Rows about a person that stay for the figures, without a word. Every other row about somebody goes. */
export const keptForFigures: Readonly<Record<string, WithoutWords>> = {
  [groupMembership.name]: membershipLeft,
  [followUp.name]: followUpDone,
};

/** A record, by the name of its entity and its id. */
export type Traced = readonly [t: string, id: string];

export interface ErasedRows {
  /** By entity: rows that stay, without what is personal. */
  replaces: Record<string, AnyRow[]>;
  /** By entity: ids of those that go. */
  erased: Record<string, string[]>;
  /** The person, and every record about them. Those that only named them are not here: others keep their histories. */
  about: Traced[];
}

function withoutNames(row: AnyRow, { register, names }: NamingPeople, personId: string): AnyRow {
  const theirs = names.filter((field) => namesId(valueIn(row, field), personId));
  const left = withValues(
    row,
    theirs.map((field) => [field, withOtherId(valueIn(row, field), personId, null)]),
  );
  return settledRow(register, left, row);
}

async function eraseIn(
  tx: TenantTransaction,
  naming: NamingPeople,
  { id }: Person,
  { rows, today }: { rows: ErasedRows; today: string },
): Promise<void> {
  const { register, about, names } = naming;
  const { name: t } = register.entity;
  const keep = keptForFigures[t];
  for (const row of await rowsNaming(tx, register.entity, [...about, ...names], [id])) {
    // Somebody may name themselves: nothing of their own record is left anyway.
    if (row.id === id) continue;
    const isAbout = about.some((field) => row[field] === id);
    if (isAbout) rows.about.push([t, row.id]);
    if (isAbout && !keep) (rows.erased[t] ??= []).push(row.id);
    else {
      const left = withoutNames(row, naming, id);
      (rows.replaces[t] ??= []).push(isAbout && keep ? keep(left, today) : left);
    }
  }
}

/** Families in which nobody is once this person is not: their name and address are of nobody else. */
async function emptiedFamilies(
  tx: TenantTransaction,
  memberIds: readonly string[],
): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    'families that are emptied',
    `select distinct family_id as id from family_member m where tenant_id = $1 and id = any($2)
       and not exists (select 1 from family_member o where o.tenant_id = $1
         and o.family_id = m.family_id and o.id <> all($2))`,
    [tx.tenantId, memberIds],
  );
  return rows.map(({ id }) => id);
}

/** Ids of the pick-up people of these families, who go with them. */
async function entriesOf(tx: TenantTransaction, familyIds: readonly string[]): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    'pick-up people of families',
    'select id from pickup_person where tenant_id = $1 and family_id = any($2)',
    [tx.tenantId, familyIds],
  );
  return rows.map(({ id }) => id);
}

/** The person without anything personal, and what becomes of every row that refers to them. */
export async function rowsToErase(
  tx: TenantTransaction,
  person: Person,
  today: string,
): Promise<ErasedRows> {
  const { name: t } = people.entity;
  const own: AnyRow = { ...erasedPerson(person, today) };
  const rows: ErasedRows = { replaces: { [t]: [own] }, erased: {}, about: [[t, person.id]] };
  for (const naming of await namingPeopleHere(tx))
    await eraseIn(tx, naming, person, { rows, today });
  const emptied = await emptiedFamilies(tx, rows.erased[familyMember.name] ?? []);
  if (emptied.length === 0) return rows;
  rows.erased[family.name] = emptied;
  // A family may name its last person, and goes all the same.
  const gone = new Set(emptied);
  rows.replaces[family.name] = (rows.replaces[family.name] ?? []).filter(({ id }) => !gone.has(id));
  const entries = await entriesOf(tx, emptied);
  const { name: entry } = pickupPerson;
  rows.erased[entry] = [...new Set([...(rows.erased[entry] ?? []), ...entries])];
  rows.about.push(
    ...emptied.map((id): Traced => [family.name, id]),
    ...entries.map((id): Traced => [entry, id]),
  );
  return rows;
}
