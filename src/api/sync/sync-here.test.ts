// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import type { Signal } from '#domain/signals.ts';
import { must } from '#domain/must.ts';
import { databases, storeOf } from '#store/database.ts';
import { putBack } from '#store/outbox/deliveries.ts';
import { beginSession } from '#store/session/session-changes.ts';
import { wishSignOut } from '#store/session/sign-outs.ts';
import type { SyncContext } from '#sync/context.ts';
import { entitiesByName } from '#sync/entities-by-name.ts';
import { synchronise } from '#sync/synchronise.ts';
import { fixedId, graceValley, signedInAs, submit, thabo } from '../../../tests/support/device.ts';
import { memoryLocks } from '../../../tests/support/locks.ts';
import { SyncServer } from '../../../tests/support/sync-server.ts';
import { connection } from '../calls/connection.ts';
import { publishSignal } from './signals.ts';
import { pullNow, sendNow, startSync } from './sync-here.ts';
import { activateUpdate, knowRegistration } from '../updates/updates.ts';
import { forgetSession, rememberSession } from '../session/who.ts';

const server = new SyncServer();

function name(church: string): void {
  const place = { churchGroupId: null, shortCode: 'C', timeZone: 'UTC', status: 'active' };
  server.put({
    t: 'church',
    id: fixedId(1),
    scopes: ['tenant'],
    d: { id: fixedId(1), name: church, ...place },
  });
}

const shown = async () => (await databases().cache(thabo).church.get(fixedId(1)))?.name;

/** A worker that looks after this page, as sw/triggers.ts acts. Answers whether it is at work. */
function workerHere(): () => boolean {
  const context: SyncContext = {
    databases: databases(),
    entities: () => entitiesByName,
    fetch: server.fetch,
    locks: memoryLocks(),
    now: Date.now,
    random: Math.random,
    publish: () => undefined,
  };
  let atWork = 0;
  const postMessage = async (signal: Signal) => {
    if (signal.type !== 'pull') return;
    atWork += 1;
    await synchronise(context, { reset: false });
    atWork -= 1;
  };
  const serviceWorker = Object.assign(new EventTarget(), { controller: { postMessage } });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  return () => atWork > 0;
}

/** Puts the report back, as after trouble of the server: it is due again 3 s later. */
const dueIn3s = () =>
  putBack(databases().vault, [fixedId(1)], 'serverTrouble', {
    now: Date.now() + 3000,
    random: () => 0,
  });

/** A worker that controls this page, does nothing, and keeps the signals that it is given. */
function heardByWorker(): Signal[] {
  const said: Signal[] = [];
  const controller = { postMessage: (signal: Signal) => said.push(signal) };
  const serviceWorker = Object.assign(new EventTarget(), { controller });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  return said;
}

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('changes whose pull failed, or that no stream announced, come with the polls of an open page', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  server.accessScopes = [{ scope: 'tenant', view: 'full' }];
  name('Soweto');
  await beginSession(databases().vault, signedInAs(thabo));
  rememberSession({ accessToken: 'token', profile: thabo, tenant: graceValley });
  const isAtWork = workerHere();
  const stop = startSync();
  await expect.poll(shown).toBe('Soweto');
  await expect.poll(isAtWork).toBe(false);

  name('Orlando');
  server.cutAfter = 0;
  const asked = server.requests.length;
  pullNow();
  await expect.poll(() => server.requests.length).toBe(asked + 1);
  await expect.poll(isAtWork).toBe(false);
  expect(await shown()).toBe('Soweto');
  server.cutAfter = Infinity;
  const shownLater = async () => {
    await vi.advanceTimersByTimeAsync(15_000);
    return shown();
  };
  await expect.poll(shownLater).toBe('Orlando');
  stop();
});

test('issue 11: once the worker has found no way, an open page asks every few seconds, and lets all go within 5 s of the server’s return', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const said = heardByWorker();
  const answer = vi.fn<() => Promise<Response>>();
  vi.stubGlobal('fetch', answer);
  const stop = startSync();
  said.length = 0;
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  publishSignal({ type: 'unreachable' });
  await expect.poll(() => connection.getSnapshot().state).toBe('unreachable');
  await vi.advanceTimersByTimeAsync(90_000);
  expect(said.filter(({ type }) => type === 'drain')).toEqual([]);

  answer.mockImplementation(async () => Response.json({ status: 'up' }));
  await vi.advanceTimersByTimeAsync(5000);
  await expect.poll(() => said).toContainEqual({ type: 'drain', reset: true });
  stop();
  vi.unstubAllGlobals();
});

test('what failed goes again when it is due, also where that is sooner than the next look of the page', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await beginSession(databases().vault, signedInAs(thabo));
  rememberSession({ accessToken: 'token', profile: thabo, tenant: graceValley });
  const said = heardByWorker();
  const stop = startSync();
  const store = must(await storeOf(databases()), 'somebody');
  await submit(store, 1);
  await dueIn3s();
  said.length = 0;
  const drained = async () => {
    await vi.advanceTimersByTimeAsync(500);
    return said.some((signal) => signal.type === 'drain' && !signal.reset);
  };
  const begun = Date.now();
  await expect.poll(drained).toBe(true);
  expect(Date.now() - begun).toBeGreaterThanOrEqual(3000);
  expect(Date.now() - begun).toBeLessThan(10_000);
  stop();
  await databases().vault.items.clear();
});

test('B13 what somebody left who signed out goes again when it is due, with nobody signed in', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await beginSession(databases().vault, signedInAs(thabo));
  await submit(must(await storeOf(databases()), 'somebody'), 1);
  await wishSignOut(databases().vault, thabo);
  forgetSession();
  const said = heardByWorker();
  const stop = startSync();
  expect(said).toEqual([{ type: 'drain', reset: true }]);
  await dueIn3s();
  said.length = 0;
  const drained = async () => {
    await vi.advanceTimersByTimeAsync(500);
    return said.length > 0;
  };
  await expect.poll(drained).toBe(true);
  expect(said[0]).toEqual({ type: 'drain', reset: false });
  stop();
  await databases().vault.items.clear();
});

test('S2-165 once an update is accepted the worker that goes is given no more to do, and the next one is', async () => {
  await beginSession(databases().vault, signedInAs(thabo));
  rememberSession({ accessToken: 'token', profile: thabo, tenant: graceValley });
  const said = heardByWorker();
  const registration = { waiting: { postMessage: () => undefined } as unknown };
  knowRegistration(registration as ServiceWorkerRegistration);
  pullNow();
  expect(said).toEqual([{ type: 'pull' }]);
  activateUpdate();
  pullNow();
  sendNow();
  expect(said).toEqual([{ type: 'pull' }]);
  // It took over, and an open form keeps the page as it is.
  registration.waiting = null;
  sendNow();
  pullNow();
  expect(said.slice(1)).toEqual([{ type: 'drain', reset: true }, { type: 'pull' }]);
});
