import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  fixedId,
  memoryDevice,
  signInOn,
  states,
  submit,
  thabo,
  type Device,
} from '../../tests/support/device.ts';
import { mutationsServer, problem } from '../../tests/support/mutations-server.ts';
import { pullPath } from '#domain/sync/paths.ts';
import { changeOwnPhoto } from '#domain/access/change-own-photo.ts';
import { completeSignOuts, wishSignOut } from '#store/session/sign-outs.ts';
import type { Store } from '#store/database.ts';
import { longestWait } from '#store/outbox/deliveries.ts';
import { itemOf, discardItem, queueItem } from '#store/outbox/outbox.ts';
import { outboxText } from '#store/outbox/outbox-file.ts';
import { tryAgain } from '#store/outbox/refused-changes.ts';
import { endSession } from '#store/session/session-changes.ts';
import { sendWaiting, synchronise } from './synchronise.ts';

const bytesOf = (size: number) => new Uint8Array(size).fill(7).buffer;
const picture = (n: number) => fixedId(500 + n);

/** A change that needs a picture, under `fixedId(n)`. */
function withPicture(store: Store, n: number, bytes = bytesOf(40)) {
  return queueItem(store.vault, {
    operation: changeOwnPhoto,
    id: fixedId(n),
    input: { pictureId: picture(n) },
    profile: store.profile,
    now: new Date(Date.UTC(2026, 10, 22, 9, 0) + n),
    pictures: [{ id: picture(n), type: 'image/webp', bytes }],
  });
}

async function device() {
  const server = mutationsServer();
  const browser = memoryDevice(server.fetch);
  const store = await signInOn(browser);
  return { server, browser, store };
}

const send = (browser: Device) => sendWaiting(browser.context, { reset: false });
const stateOf = async (store: Store, n: number) => (await itemOf(store, fixedId(n)))?.state;

afterEach(() => vi.restoreAllMocks());

describe('A07 a picture and the item that needs it', () => {
  test('are kept in one transaction: both or neither', async () => {
    const { store } = await device();
    vi.spyOn(store.vault.pictures, 'bulkPut').mockImplementation(() => {
      throw new Error('Killed');
    });
    await expect(withPicture(store, 1)).rejects.toThrow('Killed');
    vi.restoreAllMocks();
    expect(await store.vault.items.count()).toBe(0);
    await withPicture(store, 1);
    expect(await store.vault.items.count()).toBe(1);
    expect(await store.vault.pictures.count()).toBe(1);
  });

  test('arrive in their order after a kill between, each once, and leave nothing behind', async () => {
    const { server, browser, store } = await device();
    await withPicture(store, 1);
    // The picture has gone and the item has not: the thread ends here.
    server.answer = () => Promise.reject(new TypeError('Killed'));
    await send(browser);
    expect([...server.pictures.keys()]).toEqual([picture(1)]);
    server.answer = null;
    const again = browser.restart();
    again.clock.now += longestWait;
    await send(again);
    expect(server.effects.map(({ id }) => id)).toEqual([fixedId(1)]);
    expect(new Uint8Array(server.pictures.get(picture(1)) ?? new ArrayBuffer(0))).toEqual(
      new Uint8Array(bytesOf(40)),
    );
    expect(await again.databases.vault.pictures.count()).toBe(0);
  });

  test('of two that follow each other both arrive in one go, in their order', async () => {
    const { server, browser, store } = await device();
    await withPicture(store, 1);
    await withPicture(store, 2);
    await send(browser);
    expect([...server.pictures.keys()]).toEqual([picture(1), picture(2)]);
    expect(server.effects.map(({ id }) => id)).toEqual([fixedId(1), fixedId(2)]);
  });

  test('asked for again under the same id, nothing is sent twice', async () => {
    const { server, browser, store } = await device();
    await withPicture(store, 1);
    await send(browser);
    await withPicture(store, 1);
    await send(browser);
    expect(server.effects).toHaveLength(1);
    expect(await store.vault.pictures.count()).toBe(0);
  });
});

describe('issue 11: a picture keeps nothing waiting but its own item', () => {
  test('a report that is submitted while a picture is on its way does not wait for it', async () => {
    const { server, browser, store } = await device();
    const carried = Promise.withResolvers<undefined>();
    const begun = Promise.withResolvers<void>();
    server.takePicture = () => {
      begun.resolve();
      return carried.promise as never;
    };
    await withPicture(store, 1);
    const first = send(browser);
    await begun.promise;
    await submit(store, 2);
    const second = send(browser);
    await expect.poll(() => server.effects.map(({ id }) => id)).toEqual([fixedId(2)]);
    carried.resolve(undefined);
    await Promise.all([first, second]);
    expect(server.effects.map(({ id }) => id)).toEqual([fixedId(2), fixedId(1)]);
  });

  test('what others changed is pulled while a picture is on its way', async () => {
    const { server, browser, store } = await device();
    const carried = Promise.withResolvers<undefined>();
    const begun = Promise.withResolvers<void>();
    server.takePicture = () => {
      begun.resolve();
      return carried.promise as never;
    };
    await withPicture(store, 1);
    const first = send(browser);
    await begun.promise;
    const second = synchronise(browser.context, { reset: false });
    const pulls = () => server.calls.filter(({ path }) => path.startsWith(pullPath));
    await expect.poll(pulls).not.toEqual([]);
    expect(server.pictures.size).toBe(0);
    carried.resolve(undefined);
    await Promise.all([first, second]);
  });

  test('too slow: it waits alone, longer each time, and may still be taken back', async () => {
    const { server, browser, store } = await device();
    server.takePicture = () => Promise.reject(new DOMException('Too slow', 'TimeoutError'));
    await withPicture(store, 1);
    await submit(store, 2);
    await send(browser);
    expect(await stateOf(store, 2)).toMatchObject({ kind: 'delivered' });
    const wait = async () => {
      const state = await stateOf(store, 1);
      expect(state).toMatchObject({ kind: 'waiting', attempts: 0, trouble: 'tooSlow' });
      return state?.kind === 'waiting' ? state.nextAttemptAt - browser.clock.now : 0;
    };
    const first = await wait();
    browser.clock.now += first;
    await send(browser);
    browser.clock.now += await wait();
    await send(browser);
    expect(await wait()).toBeGreaterThan(first);
    await discardItem(store, fixedId(1));
    expect(await store.vault.pictures.count()).toBe(0);
  });

  test('429: pictures wait as long as the server says, reports go', async () => {
    const { server, browser, store } = await device();
    server.takePicture = () => problem(429, 'rate_limited', { 'retry-after': '120' });
    await withPicture(store, 1);
    await send(browser);
    expect(await stateOf(store, 1)).toMatchObject({ nextAttemptAt: browser.clock.now + 120_000 });
    await submit(store, 2);
    await send(browser);
    expect(server.effects.map(({ id }) => id)).toEqual([fixedId(2)]);
  });

  test('A16 a page in the server’s place: nothing is taken for an arrival', async () => {
    const { server, browser, store } = await device();
    server.takePicture = () => new Response('<html>Sign in to the café</html>', { status: 200 });
    await withPicture(store, 1);
    await send(browser);
    expect(await stateOf(store, 1)).toMatchObject({ kind: 'waiting', trouble: 'notOurServer' });
    expect(await store.vault.pictures.count()).toBe(1);
  });
});

describe('A10 a picture that the server takes in no way', () => {
  test('413, of the server or of what stands before it: set aside in words, the others go', async () => {
    for (const answer of [
      () => problem(413, 'too_large'),
      () => new Response('<html>Request Entity Too Large</html>', { status: 413 }),
    ]) {
      const { server, browser, store } = await device();
      server.takePicture = (id) => (id === picture(1) ? answer() : undefined);
      await withPicture(store, 1);
      await withPicture(store, 2);
      await submit(store, 3);
      // Not behind the first: it is another's turn to be the photo.
      await store.vault.items.update(fixedId(2), { after: null });
      await send(browser);
      expect(await states(browser)).toEqual({ 1: 'attention', 2: 'delivered', 3: 'delivered' });
      expect(await stateOf(store, 1)).toMatchObject({
        problem: {
          code: 'too_large',
          message: 'This picture is too large. Choose a smaller one',
        },
      });
      await discardItem(store, fixedId(1));
      expect(await store.vault.pictures.count()).toBe(0);
    }
  });

  test('422 says why, and "Try again" sends it once more', async () => {
    const { server, browser, store } = await device();
    server.takePicture = () => problem(422, 'validation');
    await withPicture(store, 1, new ArrayBuffer(0));
    await send(browser);
    expect(await stateOf(store, 1)).toMatchObject({
      kind: 'attention',
      problem: { message: 'No' },
    });
    server.takePicture = null;
    await tryAgain(store, fixedId(1));
    await send(browser);
    expect(await states(browser)).toEqual({ 1: 'delivered' });
  });

  test('gone from the device before it was sent: the server says that it did not arrive', async () => {
    const { server, browser, store } = await device();
    const message = 'This picture did not arrive. Choose it again';
    server.verdict = () => ({ status: 'rejected', problem: { code: 'validation', message } });
    await withPicture(store, 1);
    await store.vault.pictures.clear();
    await send(browser);
    expect(await stateOf(store, 1)).toMatchObject({ kind: 'attention', problem: { message } });
    await discardItem(store, fixedId(1));
    expect(await states(browser)).toEqual({});
  });
});

describe('issue 11: whose picture it is', () => {
  test('a session that ended: it waits for its author, and goes when they are back', async () => {
    const { server, browser, store } = await device();
    await withPicture(store, 1);
    await endSession(store.vault, thabo, 'expired');
    await send(browser);
    expect(server.pictures.size).toBe(0);
    expect(await stateOf(store, 1)).toMatchObject({ kind: 'waiting', nextAttemptAt: 0 });
    await signInOn(browser);
    await send(browser);
    expect(await states(browser)).toEqual({ 1: 'delivered' });
  });

  test('a sign-out keeps what is not sent, and wipes a picture that nothing waits for', async () => {
    const { browser, store } = await device();
    await withPicture(store, 1);
    const [kept] = await store.vault.pictures.toArray();
    if (kept) await store.vault.pictures.put({ ...kept, id: picture(9), item: fixedId(9) });
    await wishSignOut(store.vault, thabo);
    await completeSignOuts(store.vault, browser.databases.deleteCache);
    expect(await store.vault.pictures.toCollection().primaryKeys()).toEqual([picture(1)]);
  });

  test('a file of what waits leaves out what needs a picture: alone it would be refused', async () => {
    const { browser, store } = await device();
    await withPicture(store, 1);
    expect(await outboxText(store, new Date(browser.clock.now))).toBeNull();
    await submit(store, 2);
    expect(await outboxText(store, new Date(browser.clock.now))).toMatchObject({ count: 1 });
  });
});
