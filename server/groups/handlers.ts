import { findAmong } from '#domain/groups/find-groups.ts';
import { groupTypeOperations } from '#domain/groups/group-type-operations.ts';
import { groupOperations } from '#domain/groups/group-operations.ts';
import { groups } from '#domain/groups/groups.ts';
import { membershipOperations } from '#domain/groups/membership-operations.ts';
import { memberships } from '#domain/groups/memberships.ts';
import { groupTypes } from '#domain/groups/group-types.ts';
import { autocompleteGroups } from '#domain/groups/operations.ts';
import { splitOperation } from '#domain/groups/split-operation.ts';
import { wordsLookedFor } from '#domain/values/search-term.ts';
import { openScopes } from '../access/roles/facets.ts';
import { query } from '../handler.ts';
import { registerHandlers } from '../register/register-handlers.ts';
import { groupHooks, groupTypeHooks, membershipHooks } from './member-hooks.ts';
import { churchScopeOf, groupMembershipStore, groupStore, groupTypeStore } from './scopes.ts';
import { splitHandler } from './split-group.ts';
import { group, groupType } from './tables.ts';
import { pick, pickAs, type RowOf } from '../table-columns.ts';

const idAndName = pick(group, ['id', 'name'], 'g');
const nameOfType = pickAs(groupType, { groupType: 'name' }, 't');

export const groupHandlers = {
  ...registerHandlers(groupTypes, groupTypeStore, groupTypeOperations, groupTypeHooks),
  ...registerHandlers(groups, groupStore, groupOperations, groupHooks),
  ...registerHandlers(memberships, groupMembershipStore, membershipOperations, membershipHooks),
  [splitOperation.name]: splitHandler,
  // A church has dozens: they are read, and looked through as a device does.
  [autocompleteGroups.name]: query(autocompleteGroups, async (tx, caller, { searchTerm }) => {
    const lookedFor = wordsLookedFor(searchTerm);
    if (lookedFor.length === 0) return { data: [] };
    const found = await tx.rows<RowOf<typeof idAndName> & RowOf<typeof nameOfType>>(
      'groups in reach',
      `select ${idAndName}, ${nameOfType} from groups g
       join group_type t on t.tenant_id = g.tenant_id and t.id = g.group_type_id
       where g.tenant_id = $1
         and (${churchScopeOf('g')} = any($2) or 'group:' || g.id || '/groups' = any($2))
         and g.status <> 'archived'`,
      [tx.tenantId, openScopes(caller, 'groups', 'confidential')],
    );
    return { data: findAmong(found, lookedFor) };
  }),
};
