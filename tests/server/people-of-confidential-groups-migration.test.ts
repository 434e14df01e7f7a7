import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { bringSchemaTo, knownMigrations } from '../../server/database/migrate.ts';
import { tableName, toColumns } from '../../server/entity-store.ts';
import { storeNamed } from '../../server/entity-stores.ts';
import { churches } from '../../src/domain/churches/churches.ts';
import { groupTypes } from '../../src/domain/groups/group-types.ts';
import { groups } from '../../src/domain/groups/groups.ts';
import { personOf } from '../support/people-rows.ts';
import { unmigrated } from '../support/unmigrated.ts';

const { owner, tenantId, asTenant } = unmigrated();
const [churchId, groupTypeId, choir, grief] = Array.from({ length: 4 }, () => randomUUID());

async function keep(entity: string, row: object): Promise<void> {
  const store = storeNamed(entity);
  const table = tableName(store);
  await asTenant(`insert into ${table} select * from jsonb_populate_record(null::${table}, $1)`, [
    JSON.stringify(toColumns(store, tenantId, { ...row })),
  ]);
}

test('issue 12: after the migration people of confidential groups alone are no longer among the people of groups', async () => {
  const at = knownMigrations().indexOf('0045_people_of_confidential_groups');
  await bringSchemaTo(owner(), at);
  await owner().query(
    "insert into tenant (id, name, slug, time_zone) values ($1, 'Grace', 'grace', 'UTC')",
    [tenantId],
  );
  await asTenant('insert into tenant_seq (tenant_id, epoch, v) values ($1, $2, 7)', [
    tenantId,
    randomUUID(),
  ]);
  await keep('church', { ...churches.blank, id: churchId, name: 'Soweto', shortCode: 'SOW' });
  await keep('groupType', { ...groupTypes.blank, id: groupTypeId, name: 'Care' });
  const group = { ...groups.blank, churchId, groupTypeId };
  await keep('group', { ...group, id: choir, name: 'Choir' });
  await keep('group', { ...group, id: grief, name: 'Grief', confidential: true });
  const people = { open: [choir], both: [choir, grief], hidden: [grief], left: [grief] };
  const ids = new Map<string, string>();
  for (const [name, of] of Object.entries(people)) {
    const person = personOf(String(churchId), `${name} Dube`);
    ids.set(person.id, name);
    await keep('person', person);
    for (const groupId of of) {
      const status = name === 'left' ? 'left' : 'active';
      const since = { joinedOn: '2026-01-01', leftOn: null, status, note: null };
      const who = { churchId, groupId, personId: person.id, roleKey: 'member' };
      await keep('groupMembership', { id: randomUUID(), ...who, ...since });
    }
    await asTenant(
      `insert into change (tenant_id, scope, t, id, v, gone) values ($1, $2, 'person', $3, 5, $4)`,
      [tenantId, `church:${churchId}/members`, person.id, name === 'left'],
    );
  }
  await bringSchemaTo(owner(), at + 1);
  const found = await asTenant<{ id: string; facet: string; v: string; gone: boolean }>(
    `select id, split_part(scope, '/', 2) as facet, v, gone from change where t = 'person'`,
  );
  const read = found.map(
    ({ id, facet, v, gone }) => `${ids.get(id)} ${gone ? 'not ' : ''}in ${facet} since ${v}`,
  );
  expect(read.toSorted()).toEqual([
    'both in confidential since 8',
    'both in members since 5',
    'hidden in confidential since 8',
    'hidden not in members since 8',
    'left not in members since 5',
    'open in members since 5',
  ]);
  const [sequence] = await asTenant<{ v: string }>('select v from tenant_seq');
  expect(Number(sequence?.v)).toBe(8);
});
