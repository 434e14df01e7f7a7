import { editGroup } from '#domain/groups/edit-group.ts';
import { group, type Group } from '#domain/groups/entities.ts';
import { findAmong } from '#domain/groups/find-groups.ts';
import { groupTypeOperations } from '#domain/groups/group-type-operations.ts';
import { groupTypes } from '#domain/groups/group-types.ts';
import { autocompleteGroups } from '#domain/groups/operations.ts';
import { Failure } from '#domain/errors.ts';
import { wordsLookedFor } from '#domain/values/search-term.ts';
import { openScopes } from '../access/facets.ts';
import { selectList } from '../entity-store.ts';
import { command, query } from '../handler.ts';
import { editRow } from '../sync/edit-row.ts';
import { registerHandlers } from '../register/register-handlers.ts';
import { groupStore, groupTypeStore } from './scopes.ts';

export const groupHandlers = {
  ...registerHandlers(groupTypes, groupTypeStore, groupTypeOperations),
  // A church has dozens: they are read, and looked through as a device does.
  [autocompleteGroups.name]: query(autocompleteGroups, async (tx, caller, { searchTerm }) => {
    const lookedFor = wordsLookedFor(searchTerm);
    if (lookedFor.length === 0) return { data: [] };
    const groups = await tx.rows<{ id: string; name: string; groupType: string }>(
      'groups in reach',
      `select g.id, g.name, t.name as "groupType" from groups g
       join group_type t on t.tenant_id = g.tenant_id and t.id = g.group_type_id
       where g.tenant_id = $1
         and ('church:' || g.church_id || '/groups' = any($2) or 'group:' || g.id || '/groups' = any($2))
         and g.status <> 'archived'`,
      [tx.tenantId, openScopes(caller, 'groups')],
    );
    return { data: findAmong(groups, lookedFor) };
  }),
  [editGroup.name]: command(editGroup, async (tx, caller, { id, churchId, edits }, { now }) => {
    const [known] = await tx.rows<Group>(
      'group to edit',
      `select ${selectList(groupStore)} from groups
         where tenant_id = $1 and id = $2 and church_id = $3 for update`,
      [tx.tenantId, id, churchId],
    );
    if (!known) throw new Failure('not_found', 'This group was not found');
    const replaces = await editRow(tx, group, known, { edits, by: caller, now });
    return { output: { id }, replaces };
  }),
};
