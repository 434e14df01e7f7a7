import { randomUUID } from 'node:crypto';
import { inTenant } from '../../server/database/tenant.ts';
import { recordEffect } from '../../server/sync/record-effect.ts';
import { groupTypes } from '../../src/domain/groups/group-types.ts';
import { groups } from '../../src/domain/groups/groups.ts';
import { memberships } from '../../src/domain/groups/memberships.ts';
import { begunRow } from '../../src/domain/register/register.ts';
import type { Caring } from './care.ts';

/** A group of the first church with these people in it. */
export async function groupOf(
  { tenant, server }: Caring,
  ...personIds: string[]
): Promise<{ id: string; memberIds: string[] }> {
  const [churchId] = tenant.churches;
  const type = begunRow(groupTypes, { ...groupTypes.blank, id: randomUUID(), name: randomUUID() });
  const group = begunRow(groups, {
    ...groups.blank,
    id: randomUUID(),
    churchId,
    groupTypeId: type.id,
    name: randomUUID(),
  });
  const members = personIds.map((personId) =>
    Object.assign({}, memberships.blank, {
      id: randomUUID(),
      groupId: group.id,
      churchId,
      personId,
      joinedOn: '2025-01-15',
    }),
  );
  const add = (t: string, rows: readonly object[]) =>
    inTenant(server.services.pool, tenant.id, (tx) =>
      recordEffect(tx, { output: null, inserts: { [t]: rows } }, null),
    );
  await add('groupType', [type]);
  await add('group', [group]);
  await add('groupMembership', members);
  return { id: group.id, memberIds: members.map(({ id }) => id) };
}
