// oxlint-disable-next-line import/no-unassigned-import -- a browser's databases, in memory
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refresh } from '#domain/access/session.ts';
import { removePushSubscription, subscribePush } from '#domain/push/operations.ts';
import { databases } from '#store/database.ts';
import { beginSession } from '#store/session/session-changes.ts';
import { signedInAs, thabo } from '../tests/support/device.ts';
import { handle, workerScope, type WorkerScope } from '../tests/support/worker-scope.ts';
import { onSubscriptionChange } from './renew-push.ts';

const { vault } = databases();
const key = new Uint8Array([4, 1, 2]).buffer;
const before = {
  endpoint: 'https://fcm.googleapis.com/before',
  options: { applicationServerKey: key },
};
const after = { endpoint: 'https://fcm.googleapis.com/after' };
let scope: WorkerScope;

beforeEach(async () => {
  scope = workerScope();
  scope.answer = () => Response.json({ subscribed: true });
  await beginSession(vault, signedInAs(thabo));
});
afterEach(async () => {
  await Promise.all([vault.profiles.clear(), vault.settings.clear()]);
  vi.unstubAllGlobals();
});

const changes = (oldSubscription: object | null, newSubscription: object | null) =>
  handle(onSubscriptionChange, { oldSubscription, newSubscription });
const replaced = {
  path: subscribePush.path,
  body: { subscription: after, insteadOf: before.endpoint },
};
const removed = { path: removePushSubscription.path, body: {} };

test('what the browser renewed takes the place of what the server had', async () => {
  await changes(before, after);
  expect(scope.asked).toEqual([replaced]);
  expect(scope.subscribe).not.toHaveBeenCalled();
});

test('where the browser made no new one, it is asked for one with the same key', async () => {
  scope.subscribe.mockResolvedValue(after);
  await changes(before, null);
  expect(scope.subscribe).toHaveBeenCalledExactlyOnceWith({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  expect(scope.asked).toEqual([replaced]);
});

test.each([
  ['the permission is gone', before],
  ['nobody knows the key', null],
])('S4-023 without a new one, since %s, the expired one is removed', async (_, old) => {
  scope.subscribe.mockRejectedValue(new DOMException('No', 'NotAllowedError'));
  await changes(old, null);
  expect(scope.asked).toEqual([removed]);
});

test('a session that has run out is renewed first', async () => {
  let calls = 0;
  scope.answer = (path) => {
    if (path === refresh.path) return Response.json(signedInAs(thabo, 'token-2'));
    calls += 1;
    const expired = { error: { code: 'session_expired', message: 'Sign in again' } };
    return calls === 1
      ? Response.json(expired, { status: 401 })
      : Response.json({ subscribed: true });
  };
  await changes(before, after);
  expect(scope.asked.map(({ path }) => path)).toEqual([
    subscribePush.path,
    refresh.path,
    subscribePush.path,
  ]);
});

test('nobody is here: nothing is asked', async () => {
  await vault.settings.clear();
  await changes(before, after);
  expect(scope.asked).toEqual([]);
});
