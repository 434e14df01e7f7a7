import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tablesOf } from '../../server/backup/tables-of.ts';
import type { RunningServer } from '../../server/create-server.ts';
import { connectOwner } from '../../server/database/pools.ts';
import { inTenant } from '../../server/database/tenant.ts';
import { tableName } from '../../server/entity-store.ts';
import { entityStores } from '../../server/entity-stores.ts';
import { isQueued, type QueuedOperation } from '../../src/domain/operation.ts';
import { operations } from '../../src/domain/registry.ts';
import { bearer } from '../support/api.ts';
import { fillTables } from '../support/every-table.ts';
import { church } from '../support/members.ts';
import { databaseUrls } from '../support/own-database.ts';
import { readingsOf } from '../support/readings.ts';
import { mutationOf } from '../support/reports.ts';
import { newTenant, type Person, type TestTenant } from '../support/tenant.ts';
import { testServer } from '../support/test-server.ts';

/**
 * Two worlds in which every row there is has one id and says one word: a church of the same tenant that
 * the person has nothing to do with, and another tenant. Whatever leads to one of them is a hole.
 */
interface World {
  kind: string;
  id: string;
  word: string;
  tenant: TestTenant;
}

let server: RunningServer;
let ours: TestTenant;
/** Holds every permission, over one church. */
let person: Person;
let worlds: World[];

beforeAll(async () => {
  server = await testServer();
  ours = await newTenant(server);
  const theirs = await newTenant(server);
  person = await ours.person('Church Admin', church(ours.churches[0]));
  worlds = [
    { kind: 'another church', id: randomUUID(), word: 'sentinel-of-a-church', tenant: ours },
    { kind: 'another tenant', id: randomUUID(), word: 'sentinel-of-a-tenant', tenant: theirs },
  ];
  const kept = new Set(entityStores.map(tableName));
  const owner = await connectOwner(databaseUrls().owner);
  try {
    const tables = (await tablesOf(owner)).filter(({ name }) => kept.has(name));
    const fillings = worlds.map(({ id, word, tenant }, at) => ({
      id,
      text: word,
      tenantId: tenant.id,
      at: 9000 + at,
    }));
    await fillTables(owner, tables, fillings);
  } finally {
    await owner.end();
  }
});
afterAll(() => server.close());

/** Every row of a world, as it stands. */
async function rowsOf({ id, tenant }: World): Promise<unknown[]> {
  return inTenant(server.services.pool, tenant.id, async (tx) => {
    const found: unknown[] = [];
    for (const table of entityStores.map(tableName)) {
      const rows = await tx.rows(
        '',
        `select '${table}' as table, to_jsonb(t) as row from ${table} t where tenant_id = $1 and id = $2`,
        [tx.tenantId, id],
      );
      found.push(...rows);
    }
    return found;
  });
}

test('B02 B09 no reading that names their ids says a word of them', async () => {
  for (const { kind, id, word } of worlds) {
    const pool = [id, 'sentinel', '2026-11-22', '9000', `church:${id}`, 1, 200, true];
    const subscriber = { endpoint: 'https://push.example/one' };
    for (const { method, path, body } of readingsOf(server.services.handlers, [
      ...pool,
      subscriber,
    ])) {
      const text = await (await person.ask(method, path, body)).text();
      expect(text, `${kind}: ${method} ${path}`).not.toContain(word);
    }
  }
});

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Captured input, with the person's own church if it names one. */
function captured({ name, offline: { form } }: QueuedOperation): Record<string, unknown> {
  const file = join(import.meta.dirname, `../fixtures/forms/${name}.${form}.json`);
  const args = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  return ownPlaces(args);
}

function ownPlaces(args: Record<string, unknown>): Record<string, unknown> {
  const own = { churchId: ours.churches[0], serviceId: ours.services[0] };
  return Object.fromEntries(
    Object.entries(args).map(([key, value]) => [
      key,
      isRows(value) ? value.map(ownPlaces) : (Reflect.get(own, key) ?? value),
    ]),
  );
}

function isRows(value: unknown): value is Record<string, unknown>[] {
  return Array.isArray(value) && typeof value[0] === 'object';
}

/** The arguments with a foreign id in the place of one of their own, of every one, and of all at once. */
function withForeign(args: Record<string, unknown>, id: string): Record<string, unknown>[] {
  const rows = Object.entries(args).find(([, value]) => isRows(value));
  if (rows && isRows(rows[1])) {
    const [key, [first = {}]] = rows;
    return withForeign(first, id).map((one) => Object.assign({}, args, { [key]: [one] }));
  }
  const ids = Object.keys(args).filter((key) => uuidPattern.test(String(args[key])));
  const sets = [...ids.map((key) => [key]), ...ids.map((key) => ids.filter((one) => one !== key))];
  return [...sets, ids].map((keys) =>
    Object.fromEntries(
      Object.entries(args).map(([key, value]) => [key, keys.includes(key) ? id : value]),
    ),
  );
}

describe.each(operations.filter(isQueued).map((operation) => [operation.name, operation] as const))(
  'B02 B09 %s',
  (name, operation) => {
    test('by their ids reaches nothing of them: no word is answered, no row is changed', async () => {
      for (const world of worlds) {
        const before = await rowsOf(world);
        expect(before.length).toBeGreaterThan(20);
        const { form } = operation.offline;
        const mutations = withForeign(captured(operation), world.id).map((args) =>
          mutationOf(args, { name, form, id: randomUUID() }),
        );
        const response = await server.app.request('/api/v1/mutations', {
          method: 'POST',
          headers: bearer(person.signedIn),
          body: JSON.stringify({ clientId: randomUUID(), mutations }),
        });
        expect(response.status).toBe(200);
        expect(await response.text(), world.kind).not.toContain(world.word);
        expect(await rowsOf(world), world.kind).toEqual(before);
      }
    });
  },
);
