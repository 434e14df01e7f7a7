import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { bringSchemaTo, knownMigrations } from '../../server/database/migrate.ts';
import { unmigrated } from '../support/unmigrated.ts';

const { owner, tenantId, asTenant } = unmigrated();
const church = randomUUID();
const group = randomUUID();
const account = randomUUID();

/** Scopes of a row before, and scopes of it now. */
const moves: readonly (readonly [t: string, before: string, after: string])[] = [
  ...['church', 'churchGroup', 'service', 'reportPolicy'].map(
    (t) => [t, `church:${church}`, `church:${church}/counting`] as const,
  ),
  ['groupType', `church:${church}`, `church:${church}/groups`],
  ['group', `group:${group}`, `group:${group}/groups`],
  ['person', `church:${church}`, `church:${church}/people`],
  ['attendanceReport', `church:${church}`, `church:${church}/reports`],
  ['reportVersion', `group:${group}`, `group:${group}/reports`],
  ['storeLoss', `church:${church}`, `church:${church}/reports`],
  ['heldReport', `church:${church}`, `church:${church}/deciding`],
  ['heldReport', `user:${account}`, `user:${account}`],
  ['attendanceReport', `user:${account}`, `user:${account}/reports`],
  ...['chat', 'colleague', 'chatMessage', 'chatReading', 'ownStatus'].map(
    (t) => [t, `user:${account}`, `user:${account}/chat`] as const,
  ),
  ...['shortcut', 'notification', 'userMessage', 'ownName', 'appearance', 'newsChoice'].map(
    (t) => [t, `user:${account}`, `user:${account}`] as const,
  ),
];

const reachBefore = {
  administrator: [{ scope: `church:${church}`, view: 'full' }],
  pastor: [{ scope: `church:${church}`, view: 'overseeing' }],
  leader: [
    { scope: `church:${church}`, view: 'counting' },
    { scope: `group:${group}`, view: 'leading' },
  ],
  usher: [{ scope: `user:${account}`, view: 'own' }],
  gone: [{ scope: `user:${account}`, view: 'left' }],
  nobody: [],
};
const church_ = (facet: string, view = 'full') => ({ scope: `church:${church}/${facet}`, view });
const reachAfter = {
  administrator: ['counting', 'deciding', 'groups', 'people', 'reports'].map((one) => church_(one)),
  pastor: [
    church_('counting'),
    church_('groups'),
    church_('people'),
    church_('reports', 'overseeing'),
  ],
  leader: [
    church_('counting'),
    { scope: `group:${group}/groups`, view: 'full' },
    { scope: `group:${group}/reports`, view: 'full' },
  ],
  usher: [
    { scope: `user:${account}`, view: 'full' },
    { scope: `user:${account}/chat`, view: 'full' },
    { scope: `user:${account}/reports`, view: 'overseeing' },
  ],
  gone: [{ scope: `user:${account}`, view: 'full' }],
  nobody: [],
};

test('issue 11.2: a row of a scope is in its facet, at its version, and each account sees the same rows', async () => {
  await bringSchemaTo(owner(), knownMigrations().indexOf('0027_facets'));
  await owner().query(
    "insert into tenant (id, name, slug, time_zone) values ($1, 'Grace', 'grace', 'UTC')",
    [tenantId],
  );
  for (const [name, reach] of Object.entries(reachBefore)) {
    await owner().query(
      `insert into account (id, tenant_id, email, name, password_hash, reach)
       values ($1, $2, $3, $4, 'none', $5)`,
      [randomUUID(), tenantId, `${name}@example.org`, name, JSON.stringify(reach)],
    );
  }
  const ids = moves.map(() => randomUUID());
  for (const [at, [t, before]] of moves.entries()) {
    await asTenant(
      'insert into change (tenant_id, scope, t, id, v, gone) values ($1, $2, $3, $4, $5, $6)',
      [tenantId, before, t, ids[at], at + 1, at % 3 === 0],
    );
  }

  await bringSchemaTo(owner(), knownMigrations().indexOf('0027_facets') + 1);
  const changes = await asTenant('select t, id, scope, v::int as v, gone from change order by v');
  expect(changes).toEqual(
    moves.map(([t, , scope], at) => ({ t, id: ids[at], scope, v: at + 1, gone: at % 3 === 0 })),
  );
  const { rows } = await owner().query<{ name: string; reach: object[]; version: number }>(
    'select name, reach, reach_version as version from account',
  );
  expect(Object.fromEntries(rows.map(({ name, reach }) => [name, reach]))).toEqual(reachAfter);
  for (const { name, version } of rows) expect(version).toBe(name === 'nobody' ? 1 : 2);
});
