import { Failure } from '#domain/errors.ts';
import type { Group } from '#domain/groups/entities.ts';
import { groups } from '#domain/groups/groups.ts';
import { memberships } from '#domain/groups/memberships.ts';
import { type SplitInput, splitGroup, splitMember } from '#domain/groups/split.ts';
import { splitOperation } from '#domain/groups/split-operation.ts';
import { splitErrors } from '#domain/groups/split-rules.ts';
import { must } from '#domain/must.ts';
import { wholeRow } from '#domain/register/register.ts';
import type { Caller } from '../caller.ts';
import type { TenantTransaction } from '../database/tenant.ts';
import { selectList } from '../entity-store.ts';
import { command } from '../handler.ts';
import { lockPlaces } from '../register/lock-places.ts';
import { changesBetween, noteEvents } from '../register/row-events.ts';
import { membersOf, rolesOfType } from './member-hooks.ts';
import { groupStore } from './scopes.ts';

/** The group that is divided, and every other; nobody else adds one before the transaction ends. */
async function groupsAround(
  tx: TenantTransaction,
  { id, churchId }: SplitInput,
): Promise<{ group: Group; others: Group[] }> {
  await lockPlaces(tx, groupStore, [[]]);
  const all = await tx.rows<Group>(
    'all groups',
    `select ${selectList(groupStore)} from groups where tenant_id = $1`,
    [tx.tenantId],
  );
  const group = all.find((one) => one.id === id && one.churchId === churchId);
  if (!group) throw new Failure('not_found', 'This group was not found');
  return { group: wholeRow(groups, group), others: all };
}

async function assertSplit(tx: TenantTransaction, input: SplitInput) {
  const { group, others } = await groupsAround(tx, input);
  const members = await membersOf(tx, group.id);
  const roles = new Set((await rolesOfType(tx, group.groupTypeId)).map(({ key }) => key));
  const fields = splitErrors(input, { group, others, members, roles });
  const [first] = Object.values(fields);
  if (first !== undefined) throw new Failure('validation', first, { fields });
  return { group, members: new Map(members.map((one) => [one.id, one])) };
}

/** Each row has its own history: the one that ends keeps all that was said of it before. */
async function noteAll(
  tx: TenantTransaction,
  caller: Caller,
  at: Date,
  { ended, begun }: ReturnType<typeof splitMember>,
  before: object,
): Promise<void> {
  const t = memberships.entity.name;
  const changes = changesBetween(before, ended);
  await noteEvents(tx, caller, { t, at, what: 'changed' }, [{ rowId: ended.id, changes }]);
  await noteEvents(tx, caller, { t, at, what: 'created' }, [{ rowId: begun.id, changes: [] }]);
}

/** The new group and both rows of each member are written at once, or nothing is. */
export const splitHandler = command(splitOperation, async (tx, caller, input, { id, now: at }) => {
  const { group, members } = await assertSplit(tx, input);
  const born = splitGroup(group, id, input.name);
  const both = input.members.map((member) => {
    const from = must(members.get(member.id), 'a member of the group');
    return { from, ...splitMember(from, input, member, id) };
  });
  for (const { from, ended, begun } of both) await noteAll(tx, caller, at, { ended, begun }, from);
  const t = groups.entity.name;
  await noteEvents(tx, caller, { t, at, what: 'created' }, [{ rowId: id, changes: [] }]);
  const subject = { kind: 'group', id, churchId: input.churchId } as const;
  return {
    output: { id },
    inserts: { group: [born], groupMembership: both.map(({ begun }) => begun) },
    replaces: { groupMembership: both.map(({ ended }) => ended) },
    audit: [{ entity: t, entityId: id, subject, details: { from: group.id } }],
  };
});
