import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { packReports } from '../../server/attendance/pack-reports.ts';
import type { RunningServer } from '../../server/create-server.ts';
import { inTenant } from '../../server/database/tenant.ts';
import { attendanceBlock } from '../../src/domain/attendance/attendance-block.ts';
import { service } from '../../src/domain/churches/entities.ts';
import { addDays } from '../../src/domain/values/dates/local-date.ts';
import type { Entity } from '../../src/domain/entity.ts';
import { syncedEntities } from '../../src/domain/synced-entities.gen.ts';
import { freshness } from '../../src/store/freshness.ts';
import { browseReports } from '../../src/store/attendance/queries.ts';
import type { Store } from '../../src/store/database.ts';
import { pull } from '../../src/sync/pull.ts';
import { bearer } from '../support/api.ts';
import { holderOf } from '../support/holder.ts';
import { church } from '../support/members.ts';
import { mutationOf, push, reportFor, sunday } from '../support/reports.ts';
import { newTenant, type TestTenant } from '../support/tenant.ts';
import { testServer } from '../support/test-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** The pull of a device from before the server knew something. */
function pullOfBefore(older: (entities: readonly Entity[]) => readonly Entity[]): typeof pull {
  const known = new Map(older(syncedEntities).map((entity) => [entity.name, entity]));
  return (context, person) => pull({ ...context, entities: () => known }, person);
}

test('A36 rows of a table that the device does not know wait on it, and are there once it does: nothing is asked for again', async () => {
  const tenant = await newTenant(server);
  const person = await tenant.person('System Admin', { kind: 'tenant' });
  const { device, store, line } = await holderOf(server, person);
  const older = pullOfBefore((entities) => entities.filter(({ name }) => name !== 'service'));
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
  const older = pullOfBefore((entities) =>
    entities.map((entity) => (entity.name === 'service' ? { ...entity, schema } : entity)),
  );
  await older(device.context, person.id);
  const rows = await store.cache.service.toArray();
  expect(rows).toHaveLength(5);
  for (const row of rows) expect(row.startTime).toBe('08:00');
});

/** Packs everything up to the latest Sunday, as some months on. */
async function packAll({ id }: TestTenant): Promise<void> {
  const now = new Date(addDays(sunday(), 100));
  while (await inTenant(server.services.pool, id, (tx) => packReports(tx, now)));
}

async function submitWeeks(tenant: TestTenant, weeks: number): Promise<void> {
  const usher = await tenant.person('Usher', church(tenant.churches[0]));
  const sent = Array.from({ length: weeks }, (_, week) =>
    mutationOf(reportFor(tenant, { date: sunday(week), attendance: 40 + week })),
  );
  const results = await push(server.app, bearer(usher.signedIn), sent);
  expect(results.map(({ status }) => status)).toEqual(sent.map(() => 'applied'));
}

async function listed(store: Store): Promise<(number | null)[]> {
  const { rows } = await browseReports(store, {
    kind: 'church',
    sort: 'date',
    descending: true,
    page: 1,
    perPage: 100,
  });
  return rows.map(({ attendance }) => attendance);
}

test('issue 11.3: a device that knows no blocks keeps them aside, says so, and lists their reports once it does', async () => {
  const tenant = await newTenant(server);
  const person = await tenant.person('System Admin', { kind: 'tenant' });
  const { device, store } = await holderOf(server, person);
  await submitWeeks(tenant, 4);
  const older = pullOfBefore((all) => all.filter((one) => one.name !== attendanceBlock.name));
  await older(device.context, person.id);
  expect(await listed(store)).toEqual([40, 41, 42, 43]);
  await packAll(tenant);
  await older(device.context, person.id);
  const said = await freshness(store);
  expect(said).toMatchObject({ state: 'ready' });
  expect(said).not.toMatchObject({ unreadable: 0 });
  await pull(device.context, person.id);
  expect(await listed(store)).toEqual([40, 41, 42, 43]);
  expect(await freshness(store)).toMatchObject({ unreadable: 0 });
});

test('issue 11.3: a block that cannot be read takes no other row with it, and gives way to one that can', async () => {
  const tenant = await newTenant(server);
  const person = await tenant.person('System Admin', { kind: 'tenant' });
  const { device, store } = await holderOf(server, person);
  await submitWeeks(tenant, 2);
  await packAll(tenant);
  const { pool } = server.services;
  const spoil = `update attendance_block set made_of = 'spoilt',
    columns = jsonb_set(columns, '{attendance}', '["many"]') where tenant_id = $1`;
  await inTenant(pool, tenant.id, (tx) => tx.rows('', spoil, [tx.tenantId]));
  expect(await pull(device.context, person.id)).toEqual({ kind: 'upToDate' });
  expect(await store.cache.church.count()).toBe(3);
  expect(await listed(store)).toEqual([]);
  expect(await freshness(store)).not.toMatchObject({ unreadable: 0 });
  await packAll(tenant);
  await pull(device.context, person.id);
  expect(await listed(store)).toEqual([40, 41]);
  expect(await freshness(store)).toMatchObject({ unreadable: 0 });
});

test('issue 11.3: while a device takes the blocks over, every look at the list finds each report once', async () => {
  const tenant = await newTenant(server);
  const person = await tenant.person('System Admin', { kind: 'tenant' });
  const { device, store } = await holderOf(server, person);
  await submitWeeks(tenant, 6);
  await pull(device.context, person.id);
  await packAll(tenant);
  const seen: (number | null)[][] = [];
  let looking = Promise.resolve();
  const look = () => {
    looking = looking.then(async () => void seen.push(await listed(store)));
  };
  // After each write of the pull, as a screen would.
  for (const table of [store.cache.attendanceReport, store.cache.attendanceBlock]) {
    table.hook('creating', function hook() {
      this.onsuccess = look;
    });
    table.hook('deleting', function hook() {
      this.onsuccess = look;
    });
  }
  await pull(device.context, person.id);
  await looking;
  look();
  await looking;
  expect(await store.cache.attendanceReport.count()).toBe(0);
  expect(seen.length).toBeGreaterThan(2);
  for (const one of seen) expect(one).toEqual([40, 41, 42, 43, 44, 45]);
});
