import { describe, expect, test } from 'vitest';
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
import { mutationsServer, problem } from '../../tests/support/mutations-server.ts';
import { sendMessage } from '#domain/chat/operations.ts';
import { queueItem } from '#store/outbox/outbox.ts';
import { completeSignOuts } from '#store/session/sign-outs.ts';
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

/** Queue of 5 in which whatever holds item 3 gets this answer. */
async function fiveWithBadThird(answer: () => Response) {
  const { server, browser, store } = await device();
  for (const day of [1, 2, 3, 4, 5]) await submit(store, day);
  server.answer = (ids) => (ids.includes(fixedId(3)) ? answer() : undefined);
  await send(browser);
  return { server, browser, store };
}

const allButThird = { 1: 'delivered', 2: 'delivered', 4: 'delivered', 5: 'delivered' };

describe('a bad item in mid-queue', () => {
  test('A09 500: it waits with back-off, the others go now', async () => {
    const { server, browser } = await fiveWithBadThird(() => problem(500, 'internal'));
    expect(await states(browser)).toEqual({ ...allButThird, 3: 'waiting' });
    const third = await browser.databases.vault.items.get(fixedId(3));
    expect(third?.state).toMatchObject({ trouble: 'serverTrouble', attempts: 2 });
    const calls = server.calls.length;
    await send(browser);
    expect(server.calls.length).toBe(calls);
    server.answer = null;
    browser.clock.now += 2000;
    await send(browser);
    expect(await states(browser)).toMatchObject({ 3: 'delivered' });
  });

  test('A10 413: too large alone, the others go now', async () => {
    const { browser } = await fiveWithBadThird(() => problem(413, 'too_large'));
    expect(await states(browser)).toEqual({ ...allButThird, 3: 'waiting' });
    const third = await browser.databases.vault.items.get(fixedId(3));
    expect(third?.state).toMatchObject({ trouble: 'tooLarge' });
  });

  test('A11 the same id with other content needs attention, nothing is overwritten', async () => {
    const { server, browser, store } = await device();
    server.verdict = () => ({
      status: 'rejected',
      problem: { code: 'mutation_reuse', message: 'This id was used for another report' },
    });
    await submit(store, 1);
    await send(browser);
    const item = await browser.databases.vault.items.get(fixedId(1));
    expect(item?.state).toMatchObject({ kind: 'attention', problem: { code: 'mutation_reuse' } });
    expect(item?.args).toMatchObject({ attendance: 100 });
  });

  test('A12 422: it shows its fields, is mended and goes under the same id', async () => {
    const { server, browser, store } = await device();
    server.verdict = (id) =>
      id === fixedId(2)
        ? {
            status: 'rejected',
            problem: {
              code: 'validation',
              message: 'Choose the service again',
              fields: { serviceId: 'Choose the service again' },
            },
          }
        : { status: 'applied' };
    for (const day of [1, 2, 3]) await submit(store, day);
    await send(browser);
    expect(await states(browser)).toEqual({ 1: 'delivered', 2: 'attention', 3: 'delivered' });
    server.verdict = () => ({ status: 'applied' });
    await submit(store, 2, 90);
    await send(browser);
    expect(await states(browser)).toMatchObject({ 2: 'delivered' });
    expect(server.effects.map(({ id }) => id)).toEqual([fixedId(1), fixedId(3), fixedId(2)]);
  });

  test('A15 403: kept and marked, not tried again and again', async () => {
    const { server, browser, store } = await device();
    server.verdict = () => ({
      status: 'rejected',
      problem: { code: 'forbidden', message: 'You no longer count at this church' },
    });
    await submit(store, 1);
    await send(browser);
    await send(browser, true);
    expect(await states(browser)).toEqual({ 1: 'attention' });
    expect(server.calls.length).toBe(1);
  });

  test('a whole call that keeps failing is halved until the bad item stands alone', async () => {
    const { server } = await fiveWithBadThird(() => problem(500, 'internal'));
    const sizes = server.calls.map(({ ids }) => ids.length);
    expect(sizes).toEqual([5, 2, 3, 1, 2]);
  });
});

describe('silence and sessions', () => {
  test('A13 429 with Retry-After: the whole queue waits that long, whatever asks', async () => {
    const { server, browser, store } = await device();
    await submit(store, 1);
    server.answer = () => problem(429, 'rate_limited', { 'retry-after': '120' });
    await send(browser);
    server.answer = null;
    await submit(store, 2);
    browser.clock.now += 119_000;
    await send(browser, true);
    expect(server.calls.length).toBe(1);
    browser.clock.now += 1001;
    await send(browser);
    expect(await states(browser)).toEqual({ 1: 'delivered', 2: 'delivered' });
  });

  test('A14 401: the session is renewed once, and the item goes', async () => {
    const { server, browser, store } = await device();
    await submit(store, 1);
    server.answer = (_, { headers }) =>
      headers.get('authorization')?.includes('token-1')
        ? problem(401, 'session_expired')
        : undefined;
    server.refresh = () => Response.json(signedInAs(thabo, 'token-2'));
    await send(browser);
    expect(server.effects).toEqual([{ id: fixedId(1), token: `Bearer token-2:${thabo}` }]);
    expect(server.calls.filter(({ path }) => path === '/api/auth/refresh').length).toBe(1);
  });

  test('A14 the session is over and no grant opens: kept, and sent only for its author', async () => {
    const { server, browser, store } = await device();
    await submit(store, 1);
    server.answer = () => problem(401, 'session_expired');
    await send(browser);
    expect(await states(browser)).toEqual({ 1: 'waiting' });
    expect(browser.signals).toContainEqual({
      type: 'sessionEnded',
      profile: thabo,
      reason: 'expired',
    });
    server.answer = null;
    await signInOn(browser, lerato);
    await send(browser, true);
    expect(server.effects).toEqual([]);
    await signInOn(browser, thabo);
    await send(browser, true);
    expect(server.effects).toEqual([{ id: fixedId(1), token: `Bearer token-1:${thabo}` }]);
  });

  test('each author’s items travel under that author’s name (O3)', async () => {
    const { server, browser, store } = await device();
    await submit(store, 1);
    await submit(await signInOn(browser, lerato), 2);
    await send(browser);
    expect(server.calls.map(({ ids }) => ids)).toEqual([[fixedId(1)], [fixedId(2)]]);
    expect(server.effects.map(({ token }) => token)).toEqual([
      `Bearer token-1:${thabo}`,
      `Bearer token-1:${lerato}`,
    ]);
  });

  test('after the session expired, the submit grant still delivers', async () => {
    const { server, browser, store } = await device();
    await submit(store, 1);
    server.answer = (_, { headers }) =>
      headers.has('authorization') ? problem(401, 'session_expired') : undefined;
    await send(browser);
    expect(server.effects).toEqual([{ id: fixedId(1), token: `grant:${thabo}` }]);
    expect(await states(browser)).toEqual({ 1: 'sent' });
  });

  test('issue 10.3: under the grant only reports go, whatever else waits stays for its author', async () => {
    const { server, browser, store } = await device();
    const { vault, profile } = store;
    await submit(store, 1);
    const [id, now] = [fixedId(2), new Date(browser.clock.now)];
    const input = { id: fixedId(7), value: 'See you there' };
    await queueItem(vault, { operation: sendMessage, id, input, profile, now });
    server.answer = (_, { headers }) =>
      headers.has('authorization') ? problem(401, 'session_expired') : undefined;
    await send(browser);
    expect(server.calls.at(-1)?.ids).toEqual([fixedId(1)]);
    expect(await states(browser)).toEqual({ 1: 'sent', 2: 'waiting' });
    const calls = server.calls.length;
    await send(browser, true);
    expect(server.calls.length).toBe(calls);
    server.answer = null;
    await signInOn(browser, thabo);
    await send(browser, true);
    expect(server.effects.at(-1)).toEqual({ id, token: `Bearer token-1:${thabo}` });
  });

  test('issue 10.3: a revoked session is wiped when its reports are sent, without waiting for the rest', async () => {
    const { server, browser, store } = await device();
    const { vault, profile } = store;
    await submit(store, 1);
    const [id, now] = [fixedId(2), new Date(browser.clock.now)];
    const input = { id: fixedId(7), value: 'See you there' };
    await queueItem(vault, { operation: sendMessage, id, input, profile, now });
    server.answer = (_, { headers }) =>
      headers.has('authorization') ? problem(401, 'revoked') : undefined;
    server.refresh = () => problem(401, 'revoked');
    await send(browser);
    await completeSignOuts(vault, async () => undefined);
    expect(await vault.profiles.get(thabo)).toMatchObject({ user: null });
  });
});

describe('answers that are none', () => {
  test('A16 200 with a page of a captive portal is not success', async () => {
    const { server, browser, store } = await device();
    for (const day of [1, 2]) await submit(store, day);
    server.answer = () => new Response('<html>Welcome to FreeWifi</html>');
    await send(browser);
    expect(await states(browser)).toEqual({ 1: 'waiting', 2: 'waiting' });
    expect(server.effects).toEqual([]);
  });

  test('A17 200 that does not name the id is not success', async () => {
    const { server, browser, store } = await device();
    for (const day of [1, 2]) await submit(store, day);
    server.answer = (ids) => {
      const [id] = ids;
      const named = { id, status: 'applied', output: {}, epoch: 'one', v: 1 };
      return Response.json({ results: [named] });
    };
    await send(browser);
    expect(await states(browser)).toEqual({ 1: 'delivered', 2: 'waiting' });
  });

  test('A05 A18 the answer is lost after the commit: replayed, there is one report', async () => {
    const { server, browser, store } = await device();
    await submit(store, 1);
    server.onTheWay = () => {
      throw new TypeError('The connection was cut');
    };
    await send(browser);
    expect(await states(browser)).toEqual({ 1: 'waiting' });
    expect(server.effects.length).toBe(1);
    server.onTheWay = null;
    await send(browser, true);
    expect(await states(browser)).toEqual({ 1: 'delivered' });
    expect(server.effects.length).toBe(1);
  });

  test('A04 killed with the call under way: sent again after the restart, one report', async () => {
    const { server, browser, store } = await device();
    await submit(store, 1);
    const left = Promise.withResolvers<void>();
    server.answer = () => {
      left.resolve();
      return new Promise<Response>(() => undefined);
    };
    void send(browser);
    await left.promise;
    expect(await states(browser)).toEqual({ 1: 'sending' });
    const restarted = browser.restart();
    server.answer = null;
    await send(restarted);
    expect(await states(restarted)).toEqual({ 1: 'delivered' });
    expect(server.effects.length).toBe(1);
  });

  test('A22 no route: one call, everything is kept and waits its own time', async () => {
    const { server, browser, store } = await device();
    for (const day of [1, 2, 3]) await submit(store, day);
    server.answer = () => {
      throw new TypeError('Failed to fetch');
    };
    await send(browser);
    expect(server.calls.length).toBe(1);
    expect(server.probes).toBe(1);
    expect(await states(browser)).toEqual({ 1: 'waiting', 2: 'waiting', 3: 'waiting' });
  });
});

describe('time', () => {
  test('A21 after an hour of failures the way back open sends at once', async () => {
    const { server, browser, store } = await device();
    await submit(store, 1);
    server.answer = () => problem(502, 'internal');
    for (let minute = 0; minute < 60; minute += 1) {
      browser.clock.now += 60_000;
      await send(browser);
    }
    expect(server.calls.length).toBeLessThan(60);
    server.answer = null;
    await send(browser, true);
    expect(await states(browser)).toEqual({ 1: 'delivered' });
  });

  test('A21 no item ever waits longer than five minutes', async () => {
    const { server, browser, store } = await device();
    await submit(store, 1);
    server.answer = () => problem(500, 'internal');
    for (let attempt = 0; attempt < 20; attempt += 1) await send(browser, true);
    const item = await browser.databases.vault.items.get(fixedId(1));
    const next = item?.state.kind === 'waiting' ? item.state.nextAttemptAt : Infinity;
    expect(next - browser.clock.now).toBeLessThanOrEqual(5 * 60_000);
  });

  test('A28 the clock goes two years back: the item goes within five minutes', async () => {
    const { server, browser, store } = await device();
    await submit(store, 1);
    server.answer = () => problem(500, 'internal');
    await send(browser);
    server.answer = null;
    browser.clock.now -= 2 * 365 * 86_400_000;
    await send(browser);
    browser.clock.now += 5 * 60_000;
    await send(browser);
    expect(await states(browser)).toEqual({ 1: 'delivered' });
  });

  test('A28 the clock goes two years ahead: nothing expires, the date stays as chosen', async () => {
    const { server, browser, store } = await device();
    await submit(store, 4);
    browser.clock.now += 2 * 365 * 86_400_000;
    await send(browser);
    expect(server.effects.length).toBe(1);
    expect((await browser.databases.vault.items.get(fixedId(4)))?.args).toMatchObject({
      date: '2026-01-04',
    });
  });
});

describe('many at once', () => {
  test('A26 two tabs ask at once: one sends, nothing is sent twice', async () => {
    const { server, browser, store } = await device();
    for (const day of [1, 2]) await submit(store, day);
    await Promise.all([send(browser), send(browser), send(browser), send(browser)]);
    expect(server.calls.length).toBe(1);
    expect(server.effects.length).toBe(2);
  });

  test('A27 the tab that sends is gone: the one that waits goes on', async () => {
    const { server, browser, store } = await device();
    await submit(store, 1);
    const killed = Promise.withResolvers<void>();
    const first = browser.context.locks.request('drain', () => killed.promise);
    const second = send(browser);
    expect(server.calls).toEqual([]);
    killed.reject(new Error('The tab is gone'));
    await expect(first).rejects.toThrow('gone');
    await second;
    expect(await states(browser)).toEqual({ 1: 'delivered' });
  });

  test('a hundred items a call, and the pages hear of it once', async () => {
    const { server, browser, store } = await device();
    for (let day = 1; day <= 150; day += 1) await submit(store, day);
    await send(browser);
    expect(server.calls.map(({ ids }) => ids.length)).toEqual([100, 50]);
    expect(browser.signals.map(({ type }) => type)).toEqual(['delivered']);
  });

  test('A08 a line that breaks under a hundred items gets fewer, and all arrive once', async () => {
    const { server, browser, store } = await device();
    for (let day = 1; day <= 150; day += 1) await submit(store, day);
    server.answer = (ids) => {
      browser.clock.now += 100 * ids.length;
      if (ids.length > 30) throw new TypeError('Failed to fetch');
      return undefined;
    };
    for (let run = 0; run < 4; run += 1) await send(browser, true);
    expect(server.calls.map(({ ids }) => ids.length)).toEqual([100, 25, 25, 25, 25, 25, 25]);
    expect(server.effects.length).toBe(150);
  });

  test('items of one record go one after the other; a refused one holds only its own', async () => {
    const { server, browser, store } = await device();
    await submit(store, 1, 100, fixedId(1));
    await submit(store, 1, 101, fixedId(51));
    await submit(store, 2);
    server.verdict = (id) => ({ status: id === fixedId(1) ? 'rejected' : 'applied' });
    await send(browser);
    expect(await states(browser)).toEqual({ 1: 'attention', 2: 'delivered', 51: 'waiting' });
    expect(server.calls.flatMap(({ ids }) => ids)).not.toContain(fixedId(51));
  });

  test('held is delivered, and says so', async () => {
    const { server, browser, store } = await device();
    server.verdict = () => ({ status: 'held' });
    await submit(store, 1);
    await send(browser);
    const item = await browser.databases.vault.items.get(fixedId(1));
    expect(item?.state).toMatchObject({ kind: 'delivered', how: 'held' });
  });

  test('a fault of the server is told after the third try, and the item is kept and sent again', async () => {
    const { server, browser, store } = await device();
    await submit(store, 1);
    server.verdict = () => ({ status: 'later', fault: true });
    const troubles: unknown[] = [];
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await send(browser);
      const item = await browser.databases.vault.items.get(fixedId(1));
      troubles.push(item?.state.kind === 'waiting' && item.state.trouble);
      browser.clock.now += 10 * 60_000;
    }
    expect(troubles).toEqual(['serverTrouble', 'serverTrouble', 'serverFault']);
    server.verdict = () => ({ status: 'applied' });
    await send(browser);
    expect(await states(browser)).toEqual({ 1: 'delivered' });
  });

  test('later waits as long as the server says', async () => {
    const { server, browser, store } = await device();
    server.verdict = () => ({ status: 'later', retryAfter: 30 });
    await submit(store, 1);
    await send(browser);
    browser.clock.now += 29_000;
    await send(browser);
    expect(server.calls.length).toBe(1);
    browser.clock.now += 1001;
    await send(browser);
    expect(server.calls.length).toBe(2);
  });
});

test('"Successfully Submitted" is for reports: a change that was delivered is told to nobody', async () => {
  const { browser, store } = await device();
  const item = await submit(store, 1);
  await submit(store, 2);
  await store.vault.items.update(item.id, { change: 'Shortcut “Mailbox”' });
  expect(await send(browser)).toEqual([fixedId(1), fixedId(2)]);
  expect(browser.signals).toEqual([{ type: 'delivered', ids: [fixedId(2)] }]);
});
