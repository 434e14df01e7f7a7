// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { databases } from '#store/database.ts';
import { beginSession } from '#store/session/session-changes.ts';
import { fixedId, graceValley, lerato, signedInAs, thabo } from '../../../tests/support/device.ts';
import { memoryLocks } from '../../../tests/support/locks.ts';
import { SyncServer } from '../../../tests/support/sync-server.ts';

const server = new SyncServer();
const pageNeeds = () => import('./sync-in-page.ts');

const held = async (person: string) => databases().cache(person).church.count();

async function signIn(person: string): Promise<void> {
  await beginSession(databases().vault, signedInAs(person));
  const { rememberSession } = await import('../session/who.ts');
  rememberSession({ accessToken: 'token', profile: person, tenant: graceValley });
}

/** A page whose first worker is still fetching the app's files. Answers what ends that. */
function installing(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const serviceWorker = Object.assign(new EventTarget(), { controller: null, ready: promise });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  return resolve;
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({
    toFake: ['performance', 'setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
  });
  vi.stubGlobal('fetch', server.fetch);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: memoryLocks() });
  server.accessScopes = [{ scope: 'tenant', view: 'full' }];
  for (let n = 1; n <= 5; n += 1) {
    const place = { churchGroupId: null, shortCode: 'C', timeZone: 'UTC', status: 'active' };
    const d = { id: fixedId(n), name: 'Soweto', ...place };
    server.put({ t: 'church', id: fixedId(n), scopes: ['tenant'], d });
  }
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('issue 10, point 39: on a first start the bulk comes when the worker holds the app', async () => {
  const install = installing();
  await signIn(thabo);
  const { synchroniseInPage } = await pageNeeds();
  const all = synchroniseInPage();
  await expect.poll(() => held(thabo)).toBe(server.pageSize);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await held(thabo)).toBe(server.pageSize);
  install();
  await all;
  expect(await held(thabo)).toBe(5);
});

test('issue 10, point 39: where no worker ever comes, the bulk waits half a minute', async () => {
  installing();
  await signIn(lerato);
  const { synchroniseInPage } = await pageNeeds();
  const all = synchroniseInPage();
  await expect.poll(() => held(lerato)).toBe(server.pageSize);
  await vi.advanceTimersByTimeAsync(30_100);
  await all;
  expect(await held(lerato)).toBe(5);
});

test('where the worker that pulls never starts, the page pulls after ten seconds, and the worker is gone', async () => {
  const newcomer = fixedId(913);
  const terminate = vi.fn<() => void>();
  const made = vi.fn<() => void>();
  class SilentWorker extends EventTarget {
    terminate = terminate;
    constructor() {
      super();
      made();
    }
  }
  vi.stubGlobal('Worker', SilentWorker);
  installing()();
  await signIn(newcomer);
  const { synchroniseInPage } = await pageNeeds();
  await vi.advanceTimersByTimeAsync(0);
  const all = synchroniseInPage();
  await expect.poll(() => made.mock.calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(9000);
  expect(await held(newcomer)).toBe(0);
  await vi.advanceTimersByTimeAsync(1100);
  await all;
  expect(await held(newcomer)).toBe(5);
  expect(terminate).toHaveBeenCalledOnce();
});
