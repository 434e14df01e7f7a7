import { assert as check, asyncProperty } from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renewAccessScopes } from '../../../server/access/roles/access-scopes.ts';
import type { RunningServer } from '../../../server/create-server.ts';
import { inTenant } from '../../../server/database/tenant.ts';
import { tableName } from '../../../server/entity-store.ts';
import { entityStores } from '../../../server/entity-stores.ts';
import { testServer } from '../../support/test-server.ts';
import { moves, patience } from '../counts.ts';
import { beginMoving, type Moving, step, take } from '../../support/moving.ts';

let server: RunningServer;
let moving: Moving;
beforeAll(async () => {
  server = await testServer();
  moving = await beginMoving(server.services.pool);
});
afterAll(() => server.close());

const rowsText = entityStores
  .map(
    (store) =>
      `all_${tableName(store)} as (select * from ${tableName(store)} where tenant_id = $1)`,
  )
  .join(',\n');
const scopesText = entityStores
  .map(
    (store) =>
      `select '${store.name}' as t, s.id, s.scope from (${store.scopes(`all_${tableName(store)}`)}) s`,
  )
  .join(' union ');

/** Rows without the stamp of a scope that they belong to, and rows with a stamp of another scope. */
const wrongText = `with ${rowsText},
  belongs as (${scopesText}),
  stamped as (select t, id, scope from change where tenant_id = $1 and not gone)
  (select 'missing' as wrong, * from (select * from belongs except select * from stamped) m)
  union all (select 'left over', * from (select * from stamped except select * from belongs) l)
  union all (select 'at two versions', t, id, '' from change where tenant_id = $1 and not gone
    group by t, id having count(distinct v) > 1)`;

async function wrong({ pool, tenantId, accountIds }: Moving): Promise<object[]> {
  return inTenant(pool, tenantId, async (tx) => {
    const rows = await tx.rows<object>('wrong stamps', wrongText, [tenantId]);
    const renewed: object[] = [];
    for (const id of accountIds) {
      if (await renewAccessScopes(tx, id)) renewed.push({ wrong: 'reach', id });
    }
    return [...rows, ...renewed];
  });
}

test(
  'issue 11.2: wherever rows, churches, groups, memberships and roles move, each row is stamped where it belongs, and each account has the access scopes of its roles',
  async () => {
    expect(await wrong(moving)).toEqual([]);
    const seed = Number(process.env['MODEL_SEED'] ?? Date.now() % 2 ** 31);
    await check(
      asyncProperty(step, async (one) => {
        await take(moving, one);
        expect(await wrong(moving)).toEqual([]);
      }),
      // Each run goes on from the one before: there is nothing to shrink.
      { numRuns: moves(), seed, endOnFailure: true },
    );
  },
  patience(moves(), 200),
);
