import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { RunningServer } from '../../server/create-server.ts';
import { service } from '../../src/domain/churches/entities.ts';
import type * as Synced from '../../src/domain/synced-entities.ts';
import { freshness } from '../../src/store/freshness.ts';
import { pull } from '../../src/sync/pull.ts';
import { holderOf } from '../support/holder.ts';
import { newTenant } from '../support/tenant.ts';
import { testServer } from '../support/test-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await testServer();
});
afterEach(() => {
  vi.doUnmock('#domain/synced-entities.ts');
});
afterAll(() => server.close());

type Entities = typeof Synced.syncedEntities;

/** The program of a device from before the server knew something. */
async function pullOfBefore(older: (entities: Entities) => Entities): Promise<typeof pull> {
  vi.resetModules();
  vi.doMock('#domain/synced-entities.ts', async (original) => {
    const { syncedEntities } = await original<typeof Synced>();
    return { syncedEntities: older(syncedEntities) };
  });
  const before = await import('../../src/sync/pull.ts');
  return before.pull;
}

test('A36 rows of a table that the device does not know wait on it, and are there once it does: nothing is asked for again', async () => {
  const tenant = await newTenant(server);
  const person = await tenant.person('System Admin', { kind: 'tenant' });
  const { device, store, line } = await holderOf(server, person);
  const older = await pullOfBefore((entities) => entities.filter(({ name }) => name !== 'service'));
  expect(await older(device.context, person.id)).toEqual({ kind: 'upToDate' });
  expect(await store.cache.service.count()).toBe(0);
  expect(await store.cache.church.count()).toBe(3);
  expect(await freshness(store)).toMatchObject({ state: 'ready', unreadable: 5 });

  const cursor = await store.cache.cursor.get('stream');
  const asked: string[] = [];
  line.onAnswer = (path) => void asked.push(path);
  expect(await pull(device.context, person.id)).toEqual({ kind: 'upToDate' });
  expect(await store.cache.service.count()).toBe(5);
  expect(await freshness(store)).toMatchObject({ unreadable: 0 });
  // From where the older program stood.
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain(encodeURIComponent((cursor as { cursor: string }).cursor));
});

test('A36 a column that the device does not know is kept in its row', async () => {
  const tenant = await newTenant(server);
  const person = await tenant.person('System Admin', { kind: 'tenant' });
  const { device, store } = await holderOf(server, person);
  const schema = z.omit(service.schema, { startTime: true });
  const older = await pullOfBefore((entities) =>
    entities.map((entity) => (entity.name === 'service' ? { ...entity, schema } : entity)),
  );
  await older(device.context, person.id);
  const rows = await store.cache.service.toArray();
  expect(rows).toHaveLength(5);
  for (const row of rows) expect(row.startTime).toBe('08:00');
});
