import { beforeEach, describe, expect, test } from 'vitest';
import { readMessage, removeMessage } from '#domain/shell/message-operations.ts';
import {
  changeNotification,
  listNotifications,
  readAllNotifications,
  removeNotification,
} from '#domain/shell/notification-operations.ts';
import {
  addShortcut,
  changeShortcut,
  listShortcuts,
  removeShortcut,
} from '#domain/shell/shortcut-operations.ts';
import type { InputOf, Operation } from '#domain/operation.ts';
import { fixedId, memoryDevice, signInOn } from '../../../tests/support/device.ts';
import { answerFromDevice } from '../answer-from-device.ts';
import { cachedReads } from '../cached-reads.gen.ts';
import type { Store } from '../database.ts';
import { newId } from '#domain/values/new-id.ts';
import { queueItem } from '../outbox/outbox.ts';
import { messagesOf, unreadMessages } from './messages.ts';
import { notificationsOf, unreadNotifications } from './notifications.ts';
import { shortcutsOf } from './shortcuts.ts';

const notes = { _scopes: ['user'], _generation: 1 };
const mail = { label: 'Mailbox', icon: 'mail', link: '/apps/mailbox', useRouter: true };
let store: Store;
let clock = 0;

beforeEach(async () => {
  store = await signInOn(memoryDevice(() => Promise.reject(new TypeError('No network'))));
});

/** Queues it, as the device does without any network. Answers the submission's id. */
async function ask<Op extends Operation>(operation: Op, input: InputOf<Op>): Promise<string> {
  clock += 1;
  const id = newId(clock);
  const { vault, profile } = store;
  await queueItem(vault, { operation, id, input, profile, now: new Date(clock) });
  return id;
}

async function deliver(id: string): Promise<void> {
  const state = { kind: 'delivered', attempts: 1, how: 'accepted', output: null, at: 5 } as const;
  await store.vault.items.update(id, { state });
}

describe('shortcuts', () => {
  test('S1-019 one that was added, changed and deleted without a network is shown so at once', async () => {
    const kept = { ...mail, id: fixedId(1), label: 'Old', description: null };
    await store.cache.shortcut.put({ ...kept, ...notes });
    const id = await ask(addShortcut, { shortcut: mail });
    const labels = async () =>
      (await shortcutsOf(store)).map(({ label, pending }) => [label, pending]);
    expect(await labels()).toEqual([
      ['Mailbox', true],
      ['Old', false],
    ]);
    await ask(changeShortcut, { id, shortcut: { ...mail, label: 'Letters' } });
    expect((await labels())[0]).toEqual(['Letters', true]);
    await ask(removeShortcut, { id: fixedId(1) });
    expect(await labels()).toEqual([['Letters', true]]);
    await ask(removeShortcut, { id });
    expect(await labels()).toEqual([]);
    // A change to a shortcut goes after the shortcut's own item.
    const items = await store.vault.items.where('after').equals(id).toArray();
    expect(items).toHaveLength(1);
  });

  test('once the server’s row is here it is what is shown', async () => {
    const id = await ask(addShortcut, { shortcut: mail });
    await deliver(id);
    await store.cache.shortcut.put({ ...mail, id, description: null, label: 'Theirs', ...notes });
    expect(await shortcutsOf(store)).toMatchObject([{ label: 'Theirs', pending: false }]);
  });
});

async function notify(n: number, read: boolean): Promise<void> {
  await store.cache.notification.put({
    id: fixedId(n),
    read,
    link: null,
    useRouter: false,
    icon: null,
    image: null,
    title: `${n}`,
    description: null,
    time: `2026-11-0${n}T09:00:00.000Z`,
    ...notes,
  });
}

const flip = (n: number, read: boolean) =>
  ask(changeNotification, { id: fixedId(n), notification: { read } });

describe('notifications', () => {
  beforeEach(async () => {
    for (const n of [1, 2, 3]) await notify(n, n === 1);
  });

  test('S4-014 the newest first; flipped there and back, and gone, in the order of the taps', async () => {
    expect((await notificationsOf(store)).map(({ title }) => title)).toEqual(['3', '2', '1']);
    expect(await unreadNotifications(store)).toBe(2);
    await flip(3, true);
    expect(await unreadNotifications(store)).toBe(1);
    await flip(1, false);
    await flip(3, false);
    expect(await unreadNotifications(store)).toBe(3);
    await ask(removeNotification, { id: fixedId(3) });
    expect(await unreadNotifications(store)).toBe(2);
  });

  test('S4-015 all are read, and one marked unread after that stays so', async () => {
    await ask(readAllNotifications, {});
    expect(await unreadNotifications(store)).toBe(0);
    await flip(2, false);
    expect(await unreadNotifications(store)).toBe(1);
  });
});

const send = (number: number, isRead = false) =>
  store.cache.userMessage.put({
    id: fixedId(50 - number),
    number,
    isRead,
    link: null,
    useRouter: false,
    iconCssClass: null,
    title: `<b>${number}</b>`,
    body: '',
    sentDateTime: '2026-11-01T09:00:00.000Z',
    ...notes,
  });

describe('messages', () => {
  test('S4-012 S4-013 known by number; read at once and for good; deleted', async () => {
    for (const number of [3, 10, 4]) await send(number, number === 4);
    expect(await unreadMessages(store)).toEqual({ count: 2, newest: 10 });
    await ask(readMessage, { id: '10' });
    await ask(readMessage, { id: '10' });
    expect((await messagesOf(store)).map(({ id, isRead }) => [id, isRead])).toEqual([
      ['10', true],
      ['4', true],
      ['3', false],
    ]);
    await ask(removeMessage, { id: '3' });
    expect((await messagesOf(store)).map(({ id }) => id)).toEqual(['10', '4']);
  });
});

test('the calls answer from the same queries, as the specification names the rows', async () => {
  const complete = { key: 'stream', cursor: 'c', generation: 1, complete: true } as const;
  await store.cache.cursor.put({ ...complete, received: 1, total: 1, asOf: 7 });
  await notify(1, false);
  const id = await ask(addShortcut, { shortcut: mail });
  const answer = async (operation: Operation) =>
    (await answerFromDevice(store, operation, {}, cachedReads))?.output;
  expect(await answer(listShortcuts)).toEqual([{ ...mail, id, description: null }]);
  const [shown] = (await answer(listNotifications)) as object[];
  expect(Object.keys(shown ?? {})).not.toContain('_scopes');
  expect(shown).toMatchObject({ id: fixedId(1), read: false });
});
