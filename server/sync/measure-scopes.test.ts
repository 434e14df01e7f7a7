import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { autocompletePeople } from '#domain/people/operations.ts';
import { answerFromDevice } from '#store/answer-from-device.ts';
import { cachedReads } from '#store/cached-reads.gen.ts';
import { pull } from '#sync/pull.ts';
import { type Holder, holderOf } from '../../tests/support/holder.ts';
import { church, wholeTenant } from '../../tests/support/members.ts';
import { addPeople } from '../../tests/support/people.ts';
import { personOf } from '../../tests/support/people-rows.ts';
import { newTenant, type Person, type TestTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import type { RunningServer } from '../create-server.ts';
import { inTenant } from '../database/tenant.ts';
import { measureScopes, mostRows } from './measure-scopes.ts';

let server: RunningServer;
let tenant: TestTenant;
let holder: Holder;
/** Beside the device, which renews its session when its access scopes change. */
let asking: Person;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  tenant = await newTenant(server);
  holder = await holderOf(server, await tenant.person('System Admin', wholeTenant));
  asking = await tenant.person('System Admin', wholeTenant);
});

const measure = (most?: number) =>
  inTenant(server.services.pool, tenant.id, (tx) => measureScopes(tx, most));

/** `of`: which of the churches they are of. */
async function addMany(number: number, of: 0 | 1 | 2): Promise<void> {
  const rows = Array.from({ length: number }, () => personOf(tenant.churches[of], 'Thabo Mokoena'));
  await addPeople(server.services.pool, tenant.id, rows);
}

async function pulled(): Promise<number> {
  const { device, store, person } = holder;
  expect(await pull(device.context, person.id)).toEqual({ kind: 'upToDate' });
  return store.cache.person.count();
}

async function found(): Promise<number> {
  const path = `${autocompletePeople.path}?searchTerm=Mokoena`;
  const response = await asking.ask('GET', path);
  expect(response.status).toBe(200);
  return (await response.text()).split('Mokoena').length - 1;
}

test('issue 11.3: a scope with too many rows leaves devices, comes back well below, and REST answers it all the while', async () => {
  await addMany(12, 0);
  await addMany(3, 1);
  const before = await pulled();
  expect(before).toBeGreaterThanOrEqual(15);
  expect(await measure(11)).toBe(true);
  expect(await measure(11)).toBe(false);
  expect(await pulled()).toBe(before - 12);
  const reach = await holder.store.cache.cursor.get('reach');
  expect(reach).toMatchObject({ onlineOnly: [`church:${tenant.churches[0]}/people`] });
  expect(await found()).toBeGreaterThan(0);
  // The device does not answer for people of whom it holds some.
  const asked = { searchTerm: 'Mokoena' };
  expect(await answerFromDevice(holder.store, autocompletePeople, asked, cachedReads)).toBeNull();
  // One below the edge is no reason to fetch all of them.
  expect(await measure(12)).toBe(false);
  expect(await measure(14)).toBe(true);
  expect(await pulled()).toBe(before);
  expect(
    await answerFromDevice(holder.store, autocompletePeople, asked, cachedReads),
  ).not.toBeNull();
});

test('issue 11.3: a device without such a scope keeps its rows', async () => {
  await addMany(12, 0);
  const other = await tenant.person('Church Admin', church(tenant.churches[1]));
  const theirs = await holderOf(server, other);
  await pull(theirs.device.context, other.id);
  const held = await theirs.store.cache.person.count();
  await measure(11);
  await pull(theirs.device.context, other.id);
  expect(await theirs.store.cache.person.count()).toBe(held);
  const reach = await theirs.store.cache.cursor.get('reach');
  expect(reach).toMatchObject({ onlineOnly: [] });
});

test('issue 11.3: 100,001 people that came at once are measured at the first pull', async () => {
  await addMany(1, 0);
  await inTenant(server.services.pool, tenant.id, async (tx) => {
    // No statement of the product writes that much: its limit is not for this one.
    await tx.rows('', 'set local statement_timeout = 0', []);
    await tx.rows(
      '',
      `insert into change (tenant_id, scope, t, id, v, gone)
       select $1, $2, 'person', gen_random_uuid(), 1, false from generate_series(1, $3)`,
      [tenant.id, `church:${tenant.churches[0]}/people`, mostRows],
    );
  });
  const response = await holder.person.ask('GET', '/api/v1/sync?limit=1000');
  expect(await response.json()).toMatchObject({
    onlineOnly: [`church:${tenant.churches[0]}/people`],
    more: false,
  });
  expect(await pulled()).toBeLessThan(10);
});
