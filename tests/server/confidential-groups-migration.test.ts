import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { bringSchemaTo, knownMigrations } from '../../server/database/migrate.ts';
import { unmigrated } from '../support/unmigrated.ts';

const { owner, tenantId } = unmigrated();
const church = randomUUID();
const reports = `church:${church}/reports`;
const confidential = `church:${church}/confidential`;

const people = {
  administrator: { role: 'Church Admin', view: 'full', sees: true },
  pastor: { role: 'Pastor', view: 'overseeing', sees: true },
  auditor: { role: 'Auditor', view: 'full', sees: false },
};

test('issue 12: after the migration who oversees groups reaches confidential ones, with money where they saw it', async () => {
  const at = knownMigrations().indexOf('0040_confidential_groups');
  await bringSchemaTo(owner(), at);
  await owner().query(
    "insert into tenant (id, name, slug, time_zone) values ($1, 'Grace', 'grace', 'UTC')",
    [tenantId],
  );
  for (const [name, { role, view }] of Object.entries(people)) {
    const grant = {
      role,
      scope: 'church',
      scopeId: church,
      churchIds: [church],
      churchGroupIds: [],
    };
    await owner().query(
      `insert into account (id, tenant_id, email, name, password_hash, grants, reach)
       values ($1, $2, $3, $4, 'none', $5, $6)`,
      [
        randomUUID(),
        tenantId,
        `${name}@example.org`,
        name,
        JSON.stringify([grant]),
        JSON.stringify([{ scope: reports, view }]),
      ],
    );
  }
  await bringSchemaTo(owner(), at + 1);
  const { rows } = await owner().query<{ name: keyof typeof people; reach: object }>(
    'select name, reach from account',
  );
  expect(rows).toHaveLength(3);
  for (const { name, reach } of rows) {
    const { view, sees } = people[name];
    const added = sees ? [{ scope: confidential, view }] : [];
    expect(reach, name).toEqual([...added, { scope: reports, view }]);
  }
});
