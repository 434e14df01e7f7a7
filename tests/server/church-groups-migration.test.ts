import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { bringSchemaTo, knownMigrations } from '../../server/database/migrate.ts';
import { unmigrated } from '../support/unmigrated.ts';

const { owner, tenantId, asTenant } = unmigrated();
const [north, south] = [randomUUID(), randomUUID()].toSorted() as [string, string];

const own = { scope: 'user:own', view: 'full' };
const people = {
  administrator: { role: 'System Admin', scope: 'tenant', scopeId: null, churchIds: [] },
  pastor: { role: 'Pastor', scope: 'churchGroup', scopeId: north, churchIds: [] },
  usher: { role: 'Usher', scope: 'church', scopeId: randomUUID(), churchIds: [] },
};
const covered = { administrator: [north, south], pastor: [north], usher: [] };

test('issue 12: after the migration each role covers its church groups, which are in scopes of their own', async () => {
  await bringSchemaTo(owner(), knownMigrations().indexOf('0035_church_groups'));
  await owner().query(
    "insert into tenant (id, name, slug, time_zone) values ($1, 'Grace', 'grace', 'UTC')",
    [tenantId],
  );
  await asTenant('insert into tenant_seq (tenant_id, epoch, v) values ($1, $2, 7)', [
    tenantId,
    randomUUID(),
  ]);
  for (const id of [north, south]) {
    await asTenant("insert into church_group (tenant_id, id, name) values ($1, $2, 'N')", [
      tenantId,
      id,
    ]);
  }
  const church = `church:${randomUUID()}/counting`;
  await asTenant(
    "insert into change (tenant_id, scope, t, id, v, gone) values ($1, $2, 'churchGroup', $3, 3, false)",
    [tenantId, church, north],
  );
  for (const [name, grant] of Object.entries(people)) {
    await owner().query(
      `insert into account (id, tenant_id, email, name, password_hash, grants, reach)
       values ($1, $2, $3, $4, 'none', $5, $6)`,
      [
        randomUUID(),
        tenantId,
        `${name}@example.org`,
        name,
        JSON.stringify([grant]),
        JSON.stringify([own]),
      ],
    );
  }

  await bringSchemaTo(owner(), knownMigrations().indexOf('0035_church_groups') + 1);
  const { rows } = await owner().query<{
    name: keyof typeof people;
    grants: object;
    reach: object;
  }>('select name, grants, reach from account');
  for (const { name, grants, reach } of rows) {
    const groups = covered[name];
    expect(grants).toEqual([{ ...people[name], churchGroupIds: groups }]);
    const scopes = groups.map((id) => ({ scope: `church:${id}/counting`, view: 'full' }));
    expect(reach).toEqual([...scopes, own]);
  }
  expect(await asTenant('select scope, v::int as v from change order by id, scope')).toEqual(
    [church, `church:${north}/counting`]
      .toSorted()
      .concat(`church:${south}/counting`)
      .map((scope) => ({ scope, v: 8 })),
  );
});
