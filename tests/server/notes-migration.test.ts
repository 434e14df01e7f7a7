import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { accessScopesOf } from '../../server/access/roles/access-scopes.ts';
import { bringSchemaTo, knownMigrations } from '../../server/database/migrate.ts';
import { must } from '../../src/domain/must.ts';
import type { Role } from '../../src/domain/permissions.ts';
import { unmigrated } from '../support/unmigrated.ts';

const { owner, tenantId } = unmigrated();
const [soweto, tshwane, gauteng, cell] = [
  randomUUID(),
  randomUUID(),
  randomUUID(),
  randomUUID(),
] as const;

type Assignment = Parameters<typeof accessScopesOf>[1][number];

const over = {
  tenant: { scopeId: null, churchIds: [soweto, tshwane], churchGroupIds: [gauteng] },
  church: { scopeId: soweto, churchIds: [soweto], churchGroupIds: [] },
  group: { scopeId: cell, churchIds: [], churchGroupIds: [] },
} as const;

function grant(role: Role, scope: keyof typeof over): Assignment {
  const place = over[scope];
  return {
    role,
    scope,
    scopeId: place.scopeId,
    churchIds: [...place.churchIds],
    churchGroupIds: [...place.churchGroupIds],
    groupChurchId: scope === 'group' ? soweto : null,
  };
}

const accounts = {
  administrator: [grant('System Admin', 'tenant')],
  pastor: [grant('Pastor', 'church')],
  leader: [grant('Group Leader', 'group')],
  leaderAndAuditor: [grant('Group Leader', 'group'), grant('Auditor', 'tenant')],
  pastorWithGroup: [grant('Pastor', 'church'), grant('Usher', 'group')],
  churchAdmin: [grant('Church Admin', 'church')],
  usher: [grant('Usher', 'church')],
  nobody: [],
} satisfies Record<string, Assignment[]>;

test('issue 13: after the migration everybody sees the notes that their roles open, and nobody sees more', async () => {
  const at = knownMigrations().indexOf('0053_care');
  await bringSchemaTo(owner(), at);
  await owner().query(
    "insert into tenant (id, name, slug, time_zone) values ($1, 'Grace', 'grace', 'UTC')",
    [tenantId],
  );
  const ids = new Map<string, string>();
  for (const [name, grants] of Object.entries(accounts)) {
    const id = randomUUID();
    ids.set(name, id);
    const reach = accessScopesOf({ tenantId, accountId: id }, grants).filter(
      ({ scope }) => !/\/(pastoral|safety)$/.test(scope),
    );
    await owner().query(
      `insert into account (id, tenant_id, email, name, password_hash, grants, reach)
       values ($1, $2, $3, $4, 'none', $5, $6)`,
      [id, tenantId, `${name}@example.org`, name, JSON.stringify(grants), JSON.stringify(reach)],
    );
  }
  await bringSchemaTo(owner(), at + 1);
  const { rows } = await owner().query<{ name: keyof typeof accounts; reach: object[] }>(
    'select name, reach from account',
  );
  expect(rows).toHaveLength(Object.keys(accounts).length);
  for (const { name, reach } of rows) {
    const accountId = must(ids.get(name), 'the account');
    expect([name, reach]).toEqual([name, accessScopesOf({ tenantId, accountId }, accounts[name])]);
  }
});
