import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wholeTenant } from '../../../tests/support/members.ts';
import { newTenant, type Person, type TestTenant } from '../../../tests/support/tenant.ts';
import { testServer } from '../../../tests/support/test-server.ts';
import type { SyncPage } from '#domain/protocol.ts';
import type { RunningServer } from '../../create-server.ts';

let server: RunningServer;
let tenant: TestTenant;
beforeAll(async () => {
  server = await testServer();
  tenant = await newTenant(server);
});
afterAll(() => server.close());

const looks = { scheme: 'dark', theme: 'fynbos', layout: 'modern', density: 'compact' };
const path = '/api/v1/userdetails/appearance';

const save = (person: Person, body: unknown) =>
  person.ask('PUT', path, body, { 'idempotency-key': randomUUID() });

async function held(person: Person): Promise<unknown[]> {
  const response = await person.ask('GET', '/api/v1/sync?limit=1000');
  const { changes } = (await response.json()) as SyncPage;
  return changes.filter(({ t }) => t === 'appearance').map(({ d }) => d);
}

test('how it looks is kept with the account and travels to nobody else; what comes last holds', async () => {
  const one = await tenant.person('System Admin', wholeTenant);
  const other = await tenant.person('System Admin', wholeTenant);
  expect((await save(one, looks)).status).toBe(202);
  expect((await save(one, { ...looks, theme: 'sky' })).status).toBe(202);
  expect(await held(one)).toEqual([{ id: one.id, ...looks, theme: 'sky' }]);
  expect(await held(other)).toEqual([]);
});

test('B03 under the id of the caller, whatever the body says; a name that is none is refused', async () => {
  const one = await tenant.person('Usher', { kind: 'church', id: tenant.churches[0] });
  const other = await tenant.person('Usher', { kind: 'church', id: tenant.churches[0] });
  expect((await save(one, { ...looks, id: other.id })).status).toBe(202);
  expect(await held(one)).toEqual([{ id: one.id, ...looks }]);
  expect(await held(other)).toEqual([]);
  expect((await save(one, { ...looks, layout: 'x'.repeat(31) })).status).toBe(422);
});
