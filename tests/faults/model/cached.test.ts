import { array, assert as check, asyncProperty, nat, record } from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { viewOfRow } from '../../../server/access/roles/view-of-row.ts';
import type { RunningServer } from '../../../server/create-server.ts';
import { inTenant, type TenantTransaction } from '../../../server/database/tenant.ts';
import { type EntityStore, selectList, tableName } from '../../../server/entity-store.ts';
import { entityStores } from '../../../server/entity-stores.ts';
import type { SignedIn } from '../../../src/domain/access/session.ts';
import { rowForView } from '../../../src/domain/entity.ts';
import { must } from '../../../src/domain/must.ts';
import type { AccessScope } from '../../../src/domain/protocol.ts';
import { syncedEntities } from '../../../src/domain/registry.ts';
import { orderIndex, placeInOrder } from '../../../src/store/row-order.ts';
import { pull } from '../../../src/sync/pull.ts';
import { bearer } from '../../support/api.ts';
import { type Holder, holderOf } from '../../support/holder.ts';
import { signInOnNewDevice } from '../../support/members.ts';
import { restLists } from '../../support/rest-lists.ts';
import { testServer } from '../../support/test-server.ts';
import { heldRuns, patience } from '../counts.ts';
import { beginMoving, type Moving, step, take } from '../../support/moving.ts';

let server: RunningServer;
let moving: Moving;
let readers: Reader[];

type Row = Record<string, unknown>;
type Browser = Omit<Holder, 'person'> & { person: { id: string } };

const entityOf = (store: EntityStore) =>
  must(
    syncedEntities.find(({ name }) => name === store.name),
    store.name,
  );

/** Somebody of the tenant, with a device, and signed in beside it to ask REST: a device renews its session itself. */
interface Reader {
  holder: Browser;
  asking: SignedIn;
}

async function readerOf(accountId: string): Promise<Reader> {
  const { pool } = server.services;
  const holder = await holderOf(server, {
    id: accountId,
    ...(await signInOnNewDevice(pool, accountId)),
  });
  return { holder, asking: (await signInOnNewDevice(pool, accountId)).signedIn };
}

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** The rows of a store in the access scopes, by what store and entity declare, whatever was stamped. */
async function shown(
  tx: TenantTransaction,
  store: EntityStore,
  accessScopes: readonly AccessScope[],
): Promise<Row[]> {
  const viewOf = new Map(accessScopes.map(({ scope, view }) => [scope, view]));
  const rows = await tx.rows<Row & { held: string[] }>(
    `shown ${store.name}`,
    `with own as (select * from ${tableName(store)} where tenant_id = $1),
       belongs as (${store.scopes('own')})
     select ${selectList(store, 'own')}, array(
       select distinct scope from belongs b where b.id = own.id and b.scope = any($2) order by scope) as held
     from own`,
    [tx.tenantId, [...viewOf.keys()]],
  );
  const entity = entityOf(store);
  return rows.flatMap(({ held, ...row }) => {
    if (held.length === 0) return [];
    const seen = rowForView(entity, row, viewOfRow(held, viewOf));
    const fields = Object.fromEntries(
      Object.entries(seen).filter(([field]) => field in entity.schema.shape),
    );
    return [{ ...fields, ...placeInOrder(entity, fields), _scopes: held }];
  });
}

function byId(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => (String(a['id']) < String(b['id']) ? -1 : 1));
}

/** Other people: what one may ask in a minute is limited. */
async function beginAgain(): Promise<void> {
  moving = await beginMoving(server.services.pool);
  readers = await Promise.all(moving.accountIds.map(readerOf));
}
const runsOfWorld = 100;

async function heldIn({ store: { cache } }: Browser, name: string): Promise<Row[]> {
  const rows = await cache.table<Row & { _scopes: string[] }>(name).toArray();
  for (const row of rows) {
    delete row['_generation'];
    row._scopes.sort();
  }
  return byId(rows);
}

async function expectShown(holder: Browser): Promise<void> {
  const { id } = holder.person;
  await inTenant(moving.pool, moving.tenantId, async (tx) => {
    const [account] = await tx.rows<{ reach: AccessScope[] }>(
      'access scopes of account',
      'select reach from account where tenant_id = $1 and id = $2',
      [tx.tenantId, id],
    );
    for (const store of entityStores) {
      const expected = await shown(tx, store, must(account, 'the account').reach);
      expect(await heldIn(holder, store.name), store.name).toEqual(byId(expected));
    }
  });
}

function isPacked(name: string, id: unknown): boolean {
  const row = moving.population[name]?.find((one) => one.id === id);
  return typeof row?.['packedAt'] === 'string';
}

async function expectRest({ holder, asking }: Reader): Promise<void> {
  for (const { operation, entity, input, rowsOf } of restLists) {
    const { method, path } = operation;
    const response = await server.app.request(path, {
      method,
      headers: bearer(asking),
      ...(method !== 'GET' && { body: JSON.stringify(input) }),
    });
    // A person without a role for it may not ask, and keeps their own rows.
    if (response.status === 403) continue;
    expect(response.status, operation.name).toBe(200);
    const fields = Object.keys(entity.schema.shape);
    const held = (await heldIn(holder, entity.name))
      .map(({ _scopes, [orderIndex]: _place, ...row }) => row)
      // A deleted report is in no list, and stays with those who look it up.
      .filter(({ status }) => status !== 'void');
    const answered = rowsOf(await response.json()).map((row) =>
      Object.fromEntries(Object.entries(row).filter(([field]) => fields.includes(field))),
    );
    // A packed report is no row, or less of one; `cache-equals-rest.test.ts` checks the contents of blocks.
    const asRows = (rows: Row[]) => byId(rows).filter(({ id }) => !isPacked(entity.name, id));
    expect(asRows(answered), operation.name).toEqual(asRows(held));
  }
}

const steps = record({ before: array(step, { minLength: 1, maxLength: 6 }), who: nat({ max: 3 }) });

test(
  'issue 11.2: after any moves a device holds what each entity declares for its person, and what REST answers',
  async () => {
    // Found in the registry by what they answer: an operation that is written otherwise must not slip away.
    expect(restLists.length).toBeGreaterThanOrEqual(4);
    const seed = Number(process.env['MODEL_SEED'] ?? Date.now() % 2 ** 31);
    let runs = 0;
    await check(
      asyncProperty(steps, async ({ before, who }) => {
        if (runs++ % runsOfWorld === 0) await beginAgain();
        for (const one of before) await take(moving, one);
        const reader = must(readers[who], 'a reader');
        const { holder } = reader;
        expect(await pull(holder.device.context, holder.person.id)).toEqual({ kind: 'upToDate' });
        expect(await holder.store.cache.setAside.toArray()).toEqual([]);
        await expectShown(holder);
        await expectRest(reader);
      }),
      // Each run goes on from the one before: there is nothing to shrink.
      { numRuns: heldRuns(), seed, endOnFailure: true },
    );
  },
  patience(heldRuns(), 1000),
);
