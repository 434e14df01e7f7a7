import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseUrls } from '../../tests/support/own-database.ts';
import { newTenant } from '../../tests/support/tenant.ts';
import { testServer } from '../../tests/support/test-server.ts';
import { until } from '../../tests/support/until.ts';
import { must } from '#domain/must.ts';
import type { Caller } from '../caller.ts';
import type { RunningServer } from '../create-server.ts';
import { openPool } from '../database/pools.ts';
import { openLive } from './live.ts';
import { liveChannel } from './publisher.ts';

let server: RunningServer;
/** Of these tests alone: what the server does beside them takes no connection of it. */
let pool: Pool;

beforeAll(async () => {
  server = await testServer();
  pool = openPool(databaseUrls().app, 4);
});
afterAll(async () => {
  await pool.end();
  await server.close();
});

const listenerOf = (tenantId: string): Caller => ({
  accountId: randomUUID(),
  tenantId,
  name: 'Naledi',
  deviceId: null,
  grants: [],
  accessScopes: [{ scope: 'tenant', view: 'full' }],
  accessScopesVersion: 1,
  sessionId: null,
  ended: false,
});

interface Word {
  v: number;
  scopes: string[];
}

/** Words that the database sent of a tenant, in its order. */
async function toldOf(tenantId: string) {
  const words: Word[] = [];
  const ear = await server.services.pool.connect();
  ear.on('notification', ({ payload = '' }) => {
    const { tenants } = JSON.parse(payload) as { tenants?: Record<string, Word> };
    const news = tenants?.[tenantId];
    if (news) words.push(news);
  });
  await ear.query(`listen ${liveChannel}`);
  return { words, stop: () => ear.release(true) };
}

test('a change is told at once; what follows within 50 ms is told together', async () => {
  const { log } = server.services;
  const { id } = await newTenant(server);
  const told = await toldOf(id);
  const live = await openLive(pool, log);
  const changed = (v: number) => live.changed(id, { v, epoch: 'first', scopes: [`church:${v}`] });
  changed(1);
  await until(() => told.words.length > 0, { what: 'the first word' });
  for (let v = 2; v <= 9; v++) changed(v);
  await until(() => told.words.at(-1)?.v === 9, { what: 'the last word' });
  expect(told.words.map(({ v, scopes }) => [v, scopes.length])).toEqual([
    [1, 1],
    [9, 8],
  ]);
  await live.close();
  told.stop();
});

test('a connection that ends with the server is let go of once', async () => {
  const { log } = server.services;
  const taken: PoolClient[] = [];
  const take = (client: PoolClient) => taken.push(client);
  pool.on('acquire', take);
  const live = await openLive(pool, log);
  pool.off('acquire', take);
  await live.close();
  const [ear] = taken;
  expect(taken).toHaveLength(1);
  // Letting go of it again would throw.
  expect(() => ear?.emit('error', new Error('terminating connection'))).not.toThrow();
});

test('who listens while the database cannot be heard comes anew, and pulls what was told meanwhile', async () => {
  const { log } = server.services;
  const { id } = await newTenant(server);
  const taken: PoolClient[] = [];
  const take = (client: PoolClient) => taken.push(client);
  pool.on('acquire', take);
  const live = await openLive(pool, log);
  pool.off('acquire', take);
  const stream = live.open(listenerOf(id), { status: 'online', colleagueIds: [] }).getReader();
  await stream.read();
  must(taken[0], 'the connection that listens').emit('error', new Error('terminating connection'));
  expect(await stream.closed).toBeUndefined();

  const again = live.open(listenerOf(id), { status: 'online', colleagueIds: [] }).getReader();
  await again.read();
  live.changed(id, { v: 1, epoch: 'first', scopes: ['tenant'] });
  expect(new TextDecoder().decode((await again.read()).value)).toContain('"v":1');
  await live.close();
});
