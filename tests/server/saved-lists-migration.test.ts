import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { accessScopesOf } from '../../server/access/roles/access-scopes.ts';
import { bringSchemaTo, knownMigrations } from '../../server/database/migrate.ts';
import { type Role, roleNames } from '../../src/domain/permissions.ts';
import { unmigrated } from '../support/unmigrated.ts';

const { owner, tenantId } = unmigrated();

/** The grants of somebody in this role over everything, in an organisation without churches. */
function grantsOf(role: Role | null): Parameters<typeof accessScopesOf>[1] {
  if (role === null) return [];
  const over = { churchIds: [], churchGroupIds: [], groupChurchId: null };
  return [{ role, scope: 'tenant', scopeId: null, ...over }];
}

test('issue 12: after the migrations each account reaches what people share, as its roles say', async () => {
  const at = knownMigrations().indexOf('0044_saved_lists');
  await bringSchemaTo(owner(), at);
  await owner().query(
    "insert into tenant (id, name, slug, time_zone) values ($1, 'Grace', 'grace', 'UTC')",
    [tenantId],
  );
  for (const role of [...roleNames, null]) {
    await owner().query(
      `insert into account (id, tenant_id, email, name, password_hash, grants, reach)
       values ($1, $2, $3, $4, 'none', $5, '[]')`,
      [randomUUID(), tenantId, `${role}@example.org`, String(role), JSON.stringify(grantsOf(role))],
    );
  }
  // Lists of more registers came later, each with a migration of its own.
  await bringSchemaTo(owner(), knownMigrations().length);
  const { rows } = await owner().query<{ name: string; reach: object }>(
    'select name, reach from account',
  );
  expect(rows).toHaveLength(roleNames.length + 1);
  for (const { name, reach } of rows) {
    const role = roleNames.find((one) => one === name) ?? null;
    const shared = accessScopesOf({ tenantId, accountId: name }, grantsOf(role)).filter(
      ({ scope }) => scope.startsWith(`church:${tenantId}/`),
    );
    expect(shared.length > 0, name).toBe(role !== null);
    expect(reach, name).toEqual(shared);
  }
});
