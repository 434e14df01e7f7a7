import type { FieldErrors } from '#domain/errors.ts';
import { must } from '#domain/must.ts';
import type { GroupMembership, GroupType } from '#domain/groups/entities.ts';
import { removedKeys, roleLabel, rolesOf } from '#domain/groups/member-roles.ts';
import type { AnyRow } from '#domain/register/register.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { selectList } from '../entity-store.ts';
import { lockPlaces } from '../register/lock-places.ts';
import type { RegisterHooks, WrittenRow } from '../register/register-hooks.ts';
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

/** Group -> the keys of the roles of its type, which nobody takes away before the transaction ends. */
async function rolesOfGroups(
  tx: TenantTransaction,
  groupIds: readonly string[],
): Promise<Map<string, Set<string>>> {
  const found = await tx.rows<RowOf<typeof roleColumns> & { id: string }>(
    'roles of groups',
    `select g.id, ${roleColumns} from group_type t
     join groups g on g.tenant_id = t.tenant_id and g.group_type_id = t.id
     where t.tenant_id = $1 and g.id = any($2) for share of t`,
    [tx.tenantId, groupIds],
  );
  return new Map(
    found.map(({ id, memberRoles }) => [id, new Set(memberRoles.map(({ key }) => key))]),
  );
}

/** A member has one of the roles of the group's type. */
export const membershipHooks: RegisterHooks = {
  async errors(tx, _caller, written) {
    const named = written.flatMap(({ row, before }) => {
      const [groupId, roleKey] = [String(row['groupId']), String(row['roleKey'])];
      return before?.['roleKey'] === roleKey ? [] : [{ id: row.id, groupId, roleKey }];
    });
    const ids = new Set(named.map(({ groupId }) => groupId));
    const roles = await rolesOfGroups(tx, [...ids]);
    // That a group is not there is said where it is named.
    const wrong = named.filter(
      ({ groupId, roleKey }) => roles.get(groupId)?.has(roleKey) === false,
    );
    return new Map(wrong.map(({ id }) => [id, { roleKey: 'Choose one of the list' }]));
  },
};

/** Asks of each row by itself: these are few. */
function oneByOne(
  errorsOf: (tx: TenantTransaction, row: AnyRow, before: AnyRow) => Promise<FieldErrors>,
): NonNullable<RegisterHooks['errors']> {
  return async (tx, _caller, written) => {
    const all = new Map<string, FieldErrors>();
    for (const { row, before } of written) {
      if (before !== null) all.set(row.id, await errorsOf(tx, row, before));
    }
    return all;
  };
}

/** A role that people have stays. */
export const groupTypeHooks: RegisterHooks = {
  errors: oneByOne(async (tx, row, before) => {
    const was = rolesOf(before as unknown as GroupType);
    const removed = removedKeys(was, rolesOf(row as unknown as GroupType));
    if (removed.length === 0) return {};
    const used = await rolesInUse(tx, 'type', row.id);
    const kept = removed.find((key) => used.has(key));
    if (kept === undefined) return {};
    const label = roleLabel(was, kept);
    return { memberRoles: `Members have the role “${label}”. Give them another role first` };
  }),
};

/** The memberships of a group, kept from everybody else until the transaction ends. */
export async function membersOf(
  tx: TenantTransaction,
  groupId: string,
): Promise<GroupMembership[]> {
  await lockPlaces(tx, groupMembershipStore, [[groupId]]);
  return tx.rows<GroupMembership>(
    'members of group',
    `select ${selectList(groupMembershipStore)} from group_membership
     where tenant_id = $1 and group_id = $2 order by id`,
    [tx.tenantId, groupId],
  );
}

function isMoved({ row, before }: WrittenRow): boolean {
  return must(before, 'the group as it was')['churchId'] !== row['churchId'];
}

/** A group of another type needs the roles of its members there; in another church its members are there too. */
export const groupHooks: RegisterHooks = {
  errors: oneByOne(async (tx, row, before) => {
    const groupTypeId = String(row['groupTypeId']);
    if (before['groupTypeId'] === groupTypeId) return {};
    const known = new Set((await rolesOfType(tx, groupTypeId)).map(({ key }) => key));
    const used = await rolesInUse(tx, 'group', row.id);
    const lacking = [...used].find((key) => !known.has(key));
    if (lacking === undefined) return {};
    const was = await rolesOfType(tx, String(before['groupTypeId']));
    return {
      groupTypeId: `Members have the role “${roleLabel(was, lacking)}”, which this type has not. Choose another`,
    };
  }),
  async brings(tx, written) {
    const moved: GroupMembership[] = [];
    for (const { row } of written.filter(isMoved)) {
      const churchId = String(row['churchId']);
      const members = await membersOf(tx, row.id);
      moved.push(...members.map((one) => Object.assign(one, { churchId })));
    }
    return moved.length === 0 ? {} : { groupMembership: moved };
  },
};
