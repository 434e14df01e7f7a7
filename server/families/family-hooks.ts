import type { FamilyMember } from '#domain/families/entities.ts';
import { isArchived } from '#domain/rows/is-archived.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { selectList } from '../entity-store.ts';
import { lockPlaces } from '../register/lock-places.ts';
import type { RegisterHooks, WrittenRow } from '../register/register-hooks.ts';
import { familyMemberStore } from './scopes.ts';

/** The members of a family, kept from everybody else until the transaction ends. */
async function membersOf(tx: TenantTransaction, familyId: string): Promise<FamilyMember[]> {
  await lockPlaces(tx, familyMemberStore, [[familyId]]);
  return tx.rows<FamilyMember>(
    'members of family',
    `select ${selectList(familyMemberStore)} from family_member
     where tenant_id = $1 and family_id = $2 order by id`,
    [tx.tenantId, familyId],
  );
}

/** A family that moves to another church takes its members along. */
export const familyHooks: RegisterHooks = {
  async brings(tx, written) {
    const moved: FamilyMember[] = [];
    for (const { row, before } of written) {
      const churchId = String(row['churchId']);
      if (before?.['churchId'] === churchId) continue;
      const members = await membersOf(tx, row.id);
      moved.push(...members.map((one) => Object.assign(one, { churchId })));
    }
    return moved.length === 0 ? {} : { familyMember: moved };
  },
};

/** Rows that make a family the main one of their person. */
function mainOnes(written: readonly WrittenRow[]): WrittenRow[] {
  return written.filter(
    ({ row, before }) =>
      row['isPrimaryFamily'] === true &&
      !isArchived(row) &&
      (before?.['isPrimaryFamily'] !== true || isArchived(before)),
  );
}

/** People who have a main family beside those that are written. */
async function withMainFamily(
  tx: TenantTransaction,
  personIds: readonly string[],
  writtenIds: readonly string[],
): Promise<Set<string>> {
  // Two that are made the main one of a person at once wait for one another.
  await lockPlaces(
    tx,
    familyMemberStore,
    personIds.map((id) => ['main family', id]),
  );
  const found = await tx.rows<{ personId: string }>(
    'main families of people',
    `select distinct person_id as "personId" from family_member
     where tenant_id = $1 and person_id = any($2) and id <> all($3)
       and is_primary_family and status <> 'left'`,
    [tx.tenantId, personIds, writtenIds],
  );
  return new Set(found.map(({ personId }) => personId));
}

/** Somebody has one main family, whichever families they are in. */
export const familyMemberHooks: RegisterHooks = {
  async errors(tx, _caller, written) {
    const main = mainOnes(written);
    if (main.length === 0) return new Map();
    const personIds = main.map(({ row }) => String(row['personId']));
    const taken = await withMainFamily(
      tx,
      personIds,
      written.map(({ row }) => row.id),
    );
    const errors = {
      isPrimaryFamily: 'This person has another main family. Change it there first',
    };
    const refused = main.filter(({ row }, at) => {
      const personId = String(row['personId']);
      return taken.has(personId) || personIds.indexOf(personId) < at;
    });
    return new Map(refused.map(({ row }) => [row.id, errors]));
  },
};
