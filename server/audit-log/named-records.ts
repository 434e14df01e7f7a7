import { wordsLookedFor } from '#domain/values/search-term.ts';
import { openScopes } from '../access/roles/facets.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { findPeople } from '../people/find-people.ts';

/** Records that the words of a search name. */
export interface Named {
  /** People, accounts, places, groups and reports. */
  ids: string[];
  /** The words themselves in small letters, for the labels of devices. */
  words: string;
}

/** More of one name are not told apart. */
const most = 200;

/** Tables of rows with a name, each with the name of its entity. */
const tables = { church: 'church', churchGroup: 'church_group', group: 'groups' } as const;

/** Rows whose name has the words, among those that the caller's devices hold. */
function rowsCalled(entity: keyof typeof tables): string {
  return `(select r.id from ${tables[entity]} r
    where r.tenant_id = $1 and strpos(lower(r.name), $2) > 0 and exists (
      select 1 from change c where c.tenant_id = $1 and c.t = '${entity}' and c.id = r.id
        and c.scope = any($3) and not c.gone) limit ${most})`;
}

const idsCalled = `
  (select a.id from account a where a.tenant_id = $1 and strpos(lower(a.name), $2) > 0 limit ${most})
  union all ${rowsCalled('church')} union all ${rowsCalled('churchGroup')} union all ${rowsCalled('group')}
  union all (select r.id from attendance_report r where r.tenant_id = $1 and r.receipt_number = upper($2))`;

const churchIdAt = ['church:'.length, -'/people'.length] as const;

/** Finds what a search names; null where it says nothing. */
export async function recordsNamed(
  tx: TenantTransaction,
  caller: Caller,
  searchTerm: string | undefined,
): Promise<Named | null> {
  const words = (searchTerm ?? '').trim().toLowerCase();
  if (words === '') return null;
  const scopes = caller.accessScopes.map(({ scope }) => scope);
  const found = await tx.rows<{ id: string }>('ids called', idsCalled, [
    tx.tenantId,
    words,
    scopes,
  ]);
  const lookedFor = wordsLookedFor(words);
  const churchIds = openScopes(caller, 'people').map((scope) => scope.slice(...churchIdAt));
  const people = lookedFor.length > 0 ? await findPeople(tx, churchIds, lookedFor) : [];
  return { ids: [...found, ...people].map(({ id }) => id), words };
}
