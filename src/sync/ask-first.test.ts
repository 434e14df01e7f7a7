import { expect, test } from 'vitest';
import {
  fixedId,
  memoryDevice,
  signInOn,
  states,
  submit,
  thabo,
  type Device,
} from '../../tests/support/device.ts';
import { mutationsServer } from '../../tests/support/mutations-server.ts';
import { SyncServer } from '../../tests/support/sync-server.ts';
import { must } from '#domain/must.ts';
import { askFirst } from './ask-first.ts';
import type { AskedFirst } from './asked-first.ts';
import type { SyncContext } from './context.ts';
import { drain } from './drain.ts';
import { pull } from './pull.ts';

function serverWith(churches: number): SyncServer {
  const server = new SyncServer();
  server.accessScopes = [{ scope: 'tenant', view: 'full' }];
  for (let n = 1; n <= churches; n += 1) {
    const place = { churchGroupId: null, shortCode: 'C', timeZone: 'UTC', status: 'active' };
    const d = { id: fixedId(n), name: 'Soweto', ...place };
    server.put({ t: 'church', id: fixedId(n), scopes: ['tenant'], d });
  }
  return server;
}

const held = ({ databases }: Device) => databases.cache(thabo).church.count();
const firstQuestions = ({ requests }: SyncServer) =>
  requests.filter((request) => !request.includes('cursor='));

function takingOnce({ context }: Device, asked: AskedFirst | null): SyncContext {
  let left = asked;
  const takeAskedFirst = () => {
    const first = left;
    left = null;
    return Promise.resolve(first);
  };
  return { ...context, takeAskedFirst };
}

test('issue 11: a new device asks its first question before its cache is there, and asks it once', async () => {
  const server = serverWith(5);
  const device = memoryDevice(server.fetch);
  await signInOn(device);
  const asked = await askFirst(device.context, thabo);
  expect(await device.databaseNames()).not.toContain(`cache-${thabo}`);
  await expect.poll(() => firstQuestions(server)).toHaveLength(1);
  expect(await pull(takingOnce(device, asked), thabo)).toEqual({ kind: 'upToDate' });
  expect(firstQuestions(server)).toHaveLength(1);
  expect(await held(device)).toBe(5);
});

test('a device that holds a cache asks nothing ahead', async () => {
  const server = serverWith(1);
  const device = memoryDevice(server.fetch);
  await signInOn(device);
  await pull(device.context, thabo);
  expect(await askFirst(device.context, thabo)).toBeNull();
  expect(await askFirst(device.restart().context, thabo)).toBeNull();
});

test('an answer that comes behind another pull changes nothing', async () => {
  const server = serverWith(3);
  const device = memoryDevice(server.fetch);
  await signInOn(device);
  const asked = await askFirst(device.context, thabo);
  await pull(device.context, thabo);
  server.erase('church', fixedId(1));
  await pull(device.context, thabo);
  expect(await pull(takingOnce(device, asked), thabo)).toEqual({ kind: 'upToDate' });
  expect(await held(device)).toBe(2);
});

test('a first question that failed is asked again by the next pull', async () => {
  const server = serverWith(5);
  let failures = 0;
  const device = memoryDevice((path, init) => {
    if (failures > 0) return server.fetch(path, init);
    failures += 1;
    return Promise.reject(new TypeError('No network'));
  });
  await signInOn(device);
  const asked = await askFirst(device.context, thabo);
  await expect.poll(() => failures).toBe(1);
  const context = takingOnce(device, must(asked, 'a question'));
  expect(await pull(context, thabo)).toMatchObject({ kind: 'interrupted' });
  expect(await held(device)).toBe(0);
  expect(await pull(context, thabo)).toEqual({ kind: 'upToDate' });
  expect(await held(device)).toBe(5);
});

test('an item that is delivered behind the first question is sent only after a later pull', async () => {
  const mutations = mutationsServer();
  const server = serverWith(1);
  const device = memoryDevice((path, init) =>
    path.startsWith('/api/v1/sync') ? server.fetch(path, init) : mutations.fetch(path, init),
  );
  const store = await signInOn(device);
  const asked = await askFirst(device.context, thabo);
  await submit(store, 1);
  await drain(device.context, { reset: false });
  await pull(takingOnce(device, asked), thabo);
  expect(await states(device)).toEqual({ 1: 'delivered' });
  await pull(device.context, thabo);
  expect(await states(device)).toEqual({ 1: 'sent' });
});
