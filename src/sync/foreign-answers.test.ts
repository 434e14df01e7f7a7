import { describe, expect, test } from 'vitest';
import { healthPath } from '#domain/sync/paths.ts';
import type { Item, FailureReason } from '#store/outbox/item.ts';
import {
  fixedId,
  lerato,
  memoryDevice,
  signedInAs,
  signInOn,
  states,
  submit,
  thabo,
  type Device,
} from '../../tests/support/device.ts';
import { mutationsServer, problem, type Call } from '../../tests/support/mutations-server.ts';
import { drain } from './drain.ts';

async function device() {
  const server = mutationsServer();
  const browser = memoryDevice(server.fetch);
  const store = await signInOn(browser);
  return { server, browser, store };
}

function send(browser: Device, reset = false) {
  return drain(browser.context, { reset });
}

async function reasonOf(browser: Device, day: number): Promise<FailureReason | null> {
  const { state } = (await browser.databases.vault.items.get(fixedId(day))) as Item;
  return state.kind === 'waiting' ? state.trouble : null;
}

function isAs(account: string, call: Call): boolean {
  return call.headers.get('authorization')?.endsWith(account) ?? false;
}

async function refusedForThabo() {
  const { server, browser, store } = await device();
  for (let day = 1; day <= 120; day += 1) await submit(store, day);
  const other = await signInOn(browser, lerato);
  await submit(other, 121);
  server.answer = (_, call) =>
    call.path !== healthPath && isAs(thabo, call) ? problem(401, 'session_expired') : undefined;
  return { server, browser };
}

const redirect = () => new Response(null, { status: 301, headers: { location: 'http://portal' } });
const reset = (): Response => {
  throw new TypeError('The connection was reset');
};

describe('a call that somebody else answered', () => {
  for (const [what, answer, reason] of [
    ['redirected', redirect, 'notOurServer'],
    ['reset', reset, 'unreachable'],
  ] as const) {
    test(`A09 issue 10.31: one report of 41 whose call is ${what} waits alone, 40 go in the same run`, async () => {
      const { server, browser, store } = await device();
      for (let day = 1; day <= 41; day += 1) await submit(store, day);
      server.answer = (ids) => (ids.includes(fixedId(20)) ? answer() : undefined);
      await send(browser);
      expect(server.effects.length).toBe(40);
      expect((await states(browser))[20]).toBe('waiting');
      expect(await reasonOf(browser, 20)).toBe(reason);
    });
  }

  test('A16 issue 10.31: a portal answers everything: one call, one question, everything waits, and pages hear of it', async () => {
    const { server, browser, store } = await device();
    for (let day = 1; day <= 41; day += 1) await submit(store, day);
    server.answer = redirect;
    await send(browser);
    expect([server.calls.length, server.probes]).toEqual([1, 1]);
    expect(browser.signals).toEqual([{ type: 'unreachable' }]);
    expect(await reasonOf(browser, 41)).toBe('notOurServer');
  });
});

describe('A14 issue 10.31: a 401 for a whole call', () => {
  test('after one refresh: the author’s items wait with back-off and say why, others’ go', async () => {
    const { server, browser } = await refusedForThabo();
    server.refresh = () => Response.json(signedInAs(thabo, 'token-2'));
    await send(browser);
    expect(server.calls.map(({ ids }) => ids.length)).toEqual([100, 0, 100, 1]);
    expect(server.effects.map(({ id }) => id)).toEqual([fixedId(121)]);
    expect(await reasonOf(browser, 1)).toBe('notAccepted');
    expect(await reasonOf(browser, 120)).toBe('notAccepted');
    const calls = server.calls.length;
    await send(browser);
    expect(server.calls.length).toBe(calls);
  });

  test('that cannot be renewed because nobody answers: others’ items go', async () => {
    const { server, browser } = await refusedForThabo();
    server.refresh = reset;
    await send(browser);
    expect(server.effects.map(({ id }) => id)).toEqual([fixedId(121)]);
    expect(await reasonOf(browser, 1)).toBe('unreachable');
    server.answer = null;
    await send(browser, true);
    expect(server.effects.length).toBe(121);
  });
});
