import { group, type Church } from '#domain/churches/entities.ts';
import { findAmong } from '#domain/churches/find-groups.ts';
import { autocompleteGroups, listChurches } from '#domain/churches/operations.ts';
import { wordsLookedFor } from '#domain/values/search-term.ts';
import { seenScopes } from '../access/seen-scopes.ts';
import { selectList } from '../entity-store.ts';
import { query } from '../handler.ts';
import { churchStore } from './scopes.ts';

const columns = selectList(churchStore);

export const churchHandlers = {
  [listChurches.name]: query(listChurches, async (tx, caller, { churchGroupId }) => {
    const scopes = caller.reach.map((entry) => entry.scope);
    const data = await tx.rows<Church>(
      'list churches',
      `select ${columns} from church where tenant_id = $1 and 'church:' || id = any($2)
         and ($3::uuid is null or church_group_id = $3) order by name, id`,
      [tx.tenantId, scopes, churchGroupId ?? null],
    );
    return { data };
  }),
  // A church has dozens: they are read, and looked through as a device does.
  [autocompleteGroups.name]: query(autocompleteGroups, async (tx, caller, { searchTerm }) => {
    const lookedFor = wordsLookedFor(searchTerm);
    if (lookedFor.length === 0) return { data: [] };
    const groups = await tx.rows<{ id: string; name: string; groupType: string }>(
      'groups in reach',
      `select g.id, g.name, t.name as "groupType" from groups g
       join group_type t on t.tenant_id = g.tenant_id and t.id = g.group_type_id
       where g.tenant_id = $1 and ('church:' || g.church_id = any($2) or 'group:' || g.id = any($2))
         and g.status <> 'archived'`,
      [tx.tenantId, seenScopes(caller, group)],
    );
    return { data: findAmong(groups, lookedFor) };
  }),
};
