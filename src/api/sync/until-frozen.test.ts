// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { drain } from '#sync/drain.ts';
import { fixedId, memoryDevice, signInOn, states, submit } from '../../../tests/support/device.ts';
import { mutationsServer } from '../../../tests/support/mutations-server.ts';
import { untilFrozen } from './until-frozen.ts';

const freeze = () => document.dispatchEvent(new Event('freeze'));

/** A page whose first call gets its answer when the test says so, and another page of the same browser. */
async function twoPages() {
  const server = mutationsServer();
  const browser = memoryDevice(server.fetch);
  const store = await signInOn(browser);
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const first = untilFrozen({
    ...browser.context,
    async fetch(path, init) {
      asked.resolve();
      await answered.promise;
      init.signal?.throwIfAborted();
      return server.fetch(path, init);
    },
  });
  return { server, browser, store, first, asked: asked.promise, answer: answered.resolve };
}

test('A27 a page that is frozen while it sends lets go: another sends, and what it hears when it is back changes nothing', async () => {
  const { server, browser, store, first, asked, answer } = await twoPages();
  await submit(store, 1);
  let isDone = false;
  const sending = drain(first, { reset: false }).then(() => (isDone = true));
  await asked;
  // A second run of the same page waits in line: the lock is not handed to it.
  const waiting = drain(first, { reset: false }).then(() => (isDone = true));
  freeze();
  // As an open page looks again and again: the first time it may have been folded into the run that waited.
  const others = async () => {
    await drain(browser.context, { reset: false });
    return states(browser);
  };
  await expect.poll(others).toEqual({ 1: 'delivered' });

  answer();
  await submit(store, 2);
  expect(await drain(browser.context, { reset: false })).toEqual([fixedId(2)]);
  expect(await states(browser)).toEqual({ 1: 'delivered', 2: 'delivered' });
  expect(server.effects.length).toBe(2);
  expect(isDone).toBe(false);
  void sending;
  void waiting;
});

test('A27 a page that was frozen sends again once it is back', async () => {
  const { browser, store } = await twoPages();
  freeze();
  await submit(store, 1);
  expect(await drain(untilFrozen(browser.context), { reset: false })).toEqual([fixedId(1)]);
});
