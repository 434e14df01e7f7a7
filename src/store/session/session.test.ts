import { expect, test } from 'vitest';
import {
  fixedId,
  lerato,
  memoryDevice,
  signedInAs,
  signInOn,
  states,
  submit,
  thabo,
} from '../../../tests/support/device.ts';
import { mutationsServer, problem } from '../../../tests/support/mutations-server.ts';
import { finishSignOuts, sendWaiting } from '#sync/synchronise.ts';
import { openDraft } from '../attendance/draft.ts';
import { saveDraft } from '../drafts/drafts.ts';
import { activeProfile } from './session.ts';
import { beginSession, endSession, renewSession } from './session-changes.ts';
import { completeSignOuts, waitingOfOthers, wishSignOut } from './sign-outs.ts';

const context = {
  form: 'church-attendance-report',
  churchId: fixedId(901),
  serviceId: fixedId(902),
  date: '2026-01-02',
} as const;

async function device() {
  const server = mutationsServer();
  const browser = memoryDevice(server.fetch);
  const store = await signInOn(browser);
  return { server, browser, store };
}

test('B13 signed out: secrets go at once, the rest at the next start, unsent reports stay and arrive', async () => {
  const { server, browser, store } = await device();
  await submit(store, 1);
  await saveDraft(store, await openDraft(store, context));
  await store.cache.cursor.put({ key: 'reach', entries: [] });
  await wishSignOut(store.vault, thabo);
  const profile = await store.vault.profiles.get(thabo);
  expect(JSON.stringify(profile)).not.toContain('secret:');
  expect(await activeProfile(store.vault)).toBeNull();

  // Killed here: the next start completes the wish.
  store.cache.close();
  const restarted = browser.restart();
  await finishSignOuts(restarted.context);
  const { vault } = restarted.databases;
  expect(await vault.drafts.count()).toBe(0);
  expect(JSON.stringify(await vault.profiles.toArray())).not.toContain('Thabo');
  expect(await restarted.databases.cache(thabo).cursor.count()).toBe(0);
  expect(await states(restarted)).toEqual({ 1: 'waiting' });

  await sendWaiting(restarted.context, { reset: false });
  expect(server.effects).toEqual([{ id: fixedId(1), token: `grant:${thabo}` }]);
  expect(await vault.items.count()).toBe(0);
  expect(await vault.profiles.count()).toBe(0);
});

test('B17 revoked: unsent reports are sent first, then everything is wiped', async () => {
  const { server, browser, store } = await device();
  await submit(store, 1);
  await endSession(store.vault, thabo, 'revoked');
  await finishSignOuts(browser.context);
  expect((await store.vault.profiles.get(thabo))?.user?.name).toBe('Thabo Nkosi');
  await sendWaiting(browser.context, { reset: false });
  expect(server.effects.length).toBe(1);
  expect(await store.vault.profiles.count()).toBe(0);
});

test('B17 while the cache of a revoked person goes nobody is at the device, whose questions would open it anew', async () => {
  const { store } = await device();
  await endSession(store.vault, thabo, 'revoked');
  const shown: unknown[] = [];
  await completeSignOuts(store.vault, async () => {
    shown.push(await activeProfile(store.vault));
  });
  expect(shown).toEqual([null]);
});

test('B35 a session that was copied has no key left: its reports wait for their author, whose next session sends each once', async () => {
  const { server, browser, store } = await device();
  const { vault } = store;
  await submit(store, 1);
  await submit(store, 2);
  server.answer = () => problem(401, 'revoked');
  server.refresh = () => problem(401, 'revoked');
  await sendWaiting(browser.context, { reset: false });
  expect(await activeProfile(vault)).toBeNull();
  expect(await vault.profiles.get(thabo)).toMatchObject({ user: null, submitGrant: null });
  expect(await states(browser)).toEqual({ 1: 'waiting', 2: 'waiting' });
  expect(await waitingOfOthers(vault, null)).toEqual({ going: 0, stranded: 2 });

  server.answer = null;
  await signInOn(browser, thabo);
  expect(await waitingOfOthers(vault, null)).toEqual({ going: 2, stranded: 0 });
  await sendWaiting(browser.context, { reset: false });
  await sendWaiting(browser.context, { reset: true });
  const token = `Bearer token-1:${thabo}`;
  expect(server.effects).toEqual([1, 2].map((day) => ({ id: fixedId(day), token })));
  expect(await waitingOfOthers(vault, null)).toEqual({ going: 0, stranded: 0 });
});

test('B12 of others it is told how many reports go by themselves and how many need their author', async () => {
  const { store } = await device();
  const { vault } = store;
  for (const day of [1, 2, 3]) await submit(store, day);
  const problemOf = { code: 'x', message: 'No' };
  await vault.items.update(fixedId(2), {
    state: { kind: 'attention', attempts: 1, problem: problemOf },
  });
  await vault.items.update(fixedId(3), { change: 'Shortcut “Mailbox”' });
  await endSession(vault, thabo, 'expired');
  expect(await waitingOfOthers(vault, lerato)).toEqual({ going: 1, stranded: 1 });
  expect(await waitingOfOthers(vault, thabo)).toEqual({ going: 0, stranded: 0 });
});

test('expired wipes nothing: the person stays, and counting goes on', async () => {
  const { browser, store } = await device();
  await saveDraft(store, await openDraft(store, context));
  await endSession(store.vault, thabo, 'expired');
  await finishSignOuts(browser.context);
  expect((await activeProfile(store.vault))?.id).toBe(thabo);
  expect(await store.vault.drafts.count()).toBe(1);
});

test('a refresh that comes back after the sign-out signs nobody in', async () => {
  const { store } = await device();
  await wishSignOut(store.vault, thabo);
  expect(await renewSession(store.vault, signedInAs(thabo, 'token-2'))).toBeNull();
  expect((await store.vault.profiles.get(thabo))?.session.kind).toBe('signedOut');
});

test('signed in again while the wipe runs: the person is back and keeps everything', async () => {
  const { store } = await device();
  await submit(store, 1);
  await wishSignOut(store.vault, thabo);
  await completeSignOuts(store.vault, async () => {
    await beginSession(store.vault, signedInAs(thabo, 'token-3'));
  });
  expect((await activeProfile(store.vault))?.user.name).toBe('Thabo Nkosi');
  expect(await store.vault.items.count()).toBe(1);
});

test('B13 a refused change goes with its person, a refused report waits for them', async () => {
  const { browser, store } = await device();
  const refused = {
    kind: 'attention',
    attempts: 1,
    problem: { code: 'x', message: 'No' },
  } as const;
  for (const day of [1, 2]) {
    const item = await submit(store, day);
    await store.vault.items.update(item.id, { state: refused });
  }
  await store.vault.items.update(fixedId(2), { change: 'Shortcut “Mailbox”' });
  await wishSignOut(store.vault, thabo);
  await finishSignOuts(browser.context);
  expect(await states(browser)).toEqual({ 1: 'attention' });
});
