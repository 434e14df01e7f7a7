import { must } from '#domain/must.ts';
import type { Group, GroupMembership, GroupType } from '#domain/groups/entities.ts';
import { removedKeys, roleLabel, rolesOf } from '#domain/groups/member-roles.ts';
import type { AnyRow } from '#domain/register/register.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { selectList } from '../entity-store.ts';
import { lockRows } from '../register/assert-row.ts';
import type { RegisterHooks } from '../register/register-hooks.ts';
import { pick, type RowOf } from '../table-columns.ts';
import { groupMembershipStore } from './scopes.ts';
import { groupMembership, groupType } from './tables.ts';

const roleColumns = pick(groupType, ['memberRoles'], 't');
const keyColumns = pick(groupMembership, ['roleKey'], 'm');

/** The roles of a type, which nobody takes away before the transaction ends. */
export async function rolesOfType(tx: TenantTransaction, typeId: string) {
  const [type] = await tx.rows<RowOf<typeof roleColumns>>(
    'roles of type',
    `select ${roleColumns} from group_type t where t.tenant_id = $1 and t.id = $2 for share`,
    [tx.tenantId, typeId],
  );
  return type?.memberRoles ?? [];
}

/** The roles that people have now in groups of a type, or in one group. */
async function rolesInUse(
  tx: TenantTransaction,
  by: 'type' | 'group',
  id: string,
): Promise<Set<string>> {
  const column = by === 'type' ? 'g.group_type_id' : 'g.id';
  const used = await tx.rows<RowOf<typeof keyColumns>>(
    `roles in use by ${by}`,
    `select distinct ${keyColumns} from group_membership m
     join groups g on g.tenant_id = m.tenant_id and g.id = m.group_id
     where m.tenant_id = $1 and ${column} = $2 and m.status <> 'left'`,
    [tx.tenantId, id],
  );
  return new Set(used.map(({ roleKey }) => roleKey));
}

/** A member has one of the roles of the group's type. */
export const membershipHooks: RegisterHooks = {
  async errors(tx, _caller, { row, before }) {
    const { roleKey, groupId } = row as unknown as GroupMembership;
    if (before?.['roleKey'] === roleKey) return {};
    const [type] = await tx.rows<{ id: string }>(
      'type of group',
      'select group_type_id as id from groups where tenant_id = $1 and id = $2',
      [tx.tenantId, groupId],
    );
    // That the group is not there is said where it is named.
    if (!type) return {};
    const roles = await rolesOfType(tx, type.id);
    return roles.some(({ key }) => key === roleKey) ? {} : { roleKey: 'Choose one of the list' };
  },
};

/** A role that people have stays. */
export const groupTypeHooks: RegisterHooks = {
  async errors(tx, _caller, { row, before }) {
    if (before === null) return {};
    const was = rolesOf(before as unknown as GroupType);
    const removed = removedKeys(was, rolesOf(row as unknown as GroupType));
    if (removed.length === 0) return {};
    const used = await rolesInUse(tx, 'type', row.id);
    const kept = removed.find((key) => used.has(key));
    if (kept === undefined) return {};
    const label = roleLabel(was, kept);
    return { memberRoles: `Members have the role “${label}”. Give them another role first` };
  },
};

/** The memberships of a group, kept from everybody else until the transaction ends. */
export async function membersOf(
  tx: TenantTransaction,
  groupId: string,
): Promise<GroupMembership[]> {
  await lockRows(tx, groupMembershipStore, [groupId]);
  return tx.rows<GroupMembership>(
    'members of group',
    `select ${selectList(groupMembershipStore)} from group_membership
     where tenant_id = $1 and group_id = $2 order by id`,
    [tx.tenantId, groupId],
  );
}

/** A group of another type needs the roles of its members there; in another church its members are there too. */
export const groupHooks: RegisterHooks = {
  async errors(tx, _caller, { row, before }) {
    const { groupTypeId } = row as unknown as Group;
    if (before === null || before['groupTypeId'] === groupTypeId) return {};
    const known = new Set((await rolesOfType(tx, groupTypeId)).map(({ key }) => key));
    const used = await rolesInUse(tx, 'group', row.id);
    const lacking = [...used].find((key) => !known.has(key));
    if (lacking === undefined) return {};
    const was = await rolesOfType(tx, String(before['groupTypeId']));
    return {
      groupTypeId: `Members have the role “${roleLabel(was, lacking)}”, which this type has not. Choose another`,
    };
  },
  async brings(tx, { row, before }) {
    const { churchId } = row as unknown as Group;
    if (must<AnyRow | null>(before, 'the group as it was')?.['churchId'] === churchId) return {};
    const members = await membersOf(tx, row.id);
    return { groupMembership: members.map((one) => Object.assign(one, { churchId })) };
  },
};
