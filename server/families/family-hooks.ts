import { isArchived } from '#domain/rows/is-archived.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { type EntityStore, selectList, tableName } from '../entity-store.ts';
import { lockPlaces } from '../register/lock-places.ts';
import type { RegisterHooks, WrittenRow } from '../register/register-hooks.ts';
import { familyMemberStore, pickupPersonStore } from './scopes.ts';

interface OfFamily {
  id: string;
  churchId: string;
}

/** The rows of a family in a store, kept from everybody else until the transaction ends. */
async function rowsOfFamily(
  tx: TenantTransaction,
  store: EntityStore,
  familyId: string,
): Promise<OfFamily[]> {
  await lockPlaces(tx, store, [[familyId]]);
  return tx.rows<OfFamily>(
    `${store.name} of family`,
    `select ${selectList(store)} from ${tableName(store)}
     where tenant_id = $1 and family_id = $2 order by id`,
    [tx.tenantId, familyId],
  );
}

/** A family that moves to another church takes along its members, and who may fetch its children. */
export const familyHooks: RegisterHooks = {
  async brings(tx, written) {
    const brought: Record<string, OfFamily[]> = {};
    for (const { row, before } of written) {
      const churchId = String(row['churchId']);
      if (before?.['churchId'] === churchId) continue;
      for (const store of [familyMemberStore, pickupPersonStore]) {
        const rows = await rowsOfFamily(tx, store, row.id);
        if (rows.length === 0) continue;
        const moved = rows.map((one) => Object.assign(one, { churchId }));
        brought[store.name] = [...(brought[store.name] ?? []), ...moved];
      }
    }
    return brought;
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
