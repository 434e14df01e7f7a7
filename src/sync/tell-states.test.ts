import { expect, test } from 'vitest';
import {
  fixedId,
  lerato,
  memoryDevice,
  signInOn,
  thabo,
  type Device,
} from '../../tests/support/device.ts';
import type { Telling } from '#store/outbox/telling.ts';
import { keepTellings, tellingsOf } from '#store/outbox/tellings.ts';
import { completeSignOuts, wishSignOut } from '#store/session/sign-outs.ts';
import { tellStates } from './tell-states.ts';

const state = (n: number, body: string, accountId = thabo): Telling => ({
  id: fixedId(n),
  accountId,
  method: 'PUT',
  path: `/api/v1/states/${fixedId(n)}`,
  body,
});

/** A device whose server answers with these statuses in turn, then with 202; `null`: the line is cut. */
async function deviceWith(answers: (number | null)[]) {
  const told: [path: string, body: unknown][] = [];
  const device: Device = memoryDevice(async (path, init) => {
    const status = answers.length > 0 ? answers.shift() : 202;
    if (status === null) throw new TypeError('Failed to fetch');
    told.push([path.split('/').at(-1) ?? '', init.body]);
    return new Response('{}', { status: status ?? 202 });
  });
  const store = await signInOn(device);
  const waiting = async (of = thabo) => (await tellingsOf(store.vault, of)).map(({ body }) => body);
  return { device, store, told, waiting };
}

test('A46 a state that was lost on the way is told with the next look, as it is then', async () => {
  const { device, store, told, waiting } = await deviceWith([null]);
  await keepTellings(store.vault, [state(1, 'two')]);
  await tellStates(device.context);
  expect(await waiting()).toEqual(['two']);
  await keepTellings(store.vault, [state(1, 'three')]);
  await tellStates(device.context);
  expect(told).toEqual([[fixedId(1), 'three']]);
  expect(await waiting()).toEqual([]);
});

test('A46 a newer state that came while the older one was on its way is not forgotten', async () => {
  const { device, store, told, waiting } = await deviceWith([]);
  const { fetch } = device.context;
  device.context.fetch = async (path, init) => {
    if (told.length === 0) await keepTellings(store.vault, [state(1, 'newer')]);
    return fetch(path, init);
  };
  await keepTellings(store.vault, [state(1, 'older')]);
  await tellStates(device.context);
  expect(await waiting()).toEqual(['newer']);
  await tellStates(device.context);
  expect(told.map(([, body]) => body)).toEqual(['older', 'newer']);
});

test.each([500, 503, 429, 408])('A09 an answer of %i leaves all that waits', async (status) => {
  const { device, store, waiting } = await deviceWith([status]);
  await keepTellings(store.vault, [state(1, 'one'), state(2, 'two')]);
  await tellStates(device.context);
  expect(await waiting()).toEqual(['one', 'two']);
});

test.each([403, 404, 422])(
  'a refusal (%i) is not asked again, and holds up no other',
  async (status) => {
    const { device, store, told, waiting } = await deviceWith([status]);
    await keepTellings(store.vault, [state(1, 'refused'), state(2, 'taken')]);
    await tellStates(device.context);
    expect(told).toHaveLength(2);
    expect(await waiting()).toEqual([]);
  },
);

test('O3 B13 nobody tells for another person, and a sign-out takes what was not told', async () => {
  const { device, store, told, waiting } = await deviceWith([]);
  await keepTellings(store.vault, [state(1, 'hers', lerato), state(2, 'his')]);
  await tellStates(device.context);
  expect(told.map(([, body]) => body)).toEqual(['his']);
  expect(await waiting(lerato)).toEqual(['hers']);
  await keepTellings(store.vault, [state(2, 'his later')]);
  await wishSignOut(store.vault, thabo);
  await completeSignOuts(store.vault, device.databases.deleteCache);
  await tellStates(device.context);
  expect(told).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});
