import { expect, test } from 'vitest';
import { sendMessage } from '#domain/chat/operations.ts';
import { addShortcut } from '#domain/shell/shortcut-operations.ts';
import { fixedId, lerato, memoryDevice, signInOn, submit } from '../../../tests/support/device.ts';
import { applyResults, dueItems } from './deliveries.ts';
import type { Store } from '../database.ts';
import { discardItem, queueItem } from './outbox.ts';
import { refusedChanges, tryAgain } from './refused-changes.ts';

const moment = { now: 5, random: () => 0 };
const problem = { code: 'validation', message: 'This link leads nowhere' };
const mail = { label: 'Mailbox', icon: 'mail', link: '/apps/mailbox', useRouter: true };
const offline = () => Promise.reject(new TypeError('No network'));

async function add({ vault, profile }: Store, at: number): Promise<string> {
  const id = fixedId(at);
  const input = { shortcut: mail };
  await queueItem(vault, { operation: addShortcut, id, input, profile, now: new Date(at) });
  return id;
}

async function refuse({ vault }: Store, id: string): Promise<void> {
  await applyResults(vault, [{ status: 'rejected', id, problem }], moment);
}

test('a refused change is told, a refused report is not: it tells of itself', async () => {
  const store = await signInOn(memoryDevice(offline));
  await add(store, 1);
  await refuse(store, await add(store, 2));
  await submit(store, 3);
  await refuse(store, fixedId(3));
  expect(await refusedChanges(store)).toEqual([
    {
      id: fixedId(2),
      what: 'Shortcut “Mailbox”',
      record: `shortcut:${fixedId(2)}`,
      capturedAt: new Date(2).toISOString(),
      problem,
      inPart: false,
    },
  ]);
});

test('a chat message is told by its words, a long one by its first', async () => {
  const store = await signInOn(memoryDevice(offline));
  const { vault, profile } = store;
  for (const [at, value] of ['See you at nine', 'word '.repeat(400)].entries()) {
    const input = { id: fixedId(80 + at), value };
    const now = new Date(10 - at);
    await queueItem(vault, { operation: sendMessage, id: fixedId(at), input, profile, now });
    await refuse(store, fixedId(at));
  }
  const [short, long] = await refusedChanges(store);
  expect(short?.what).toBe('Chat message “See you at nine”');
  expect(long?.what).toMatch(/^Chat message “(word ){8}…”$/);
});

test('tried again it waits at once, under its own id and unchanged; nobody else’s is touched', async () => {
  const device = memoryDevice(offline);
  const store = await signInOn(device);
  const id = await add(store, 2);
  await refuse(store, id);
  await tryAgain({ ...store, profile: { ...store.profile, id: lerato } }, id);
  expect(await refusedChanges(store)).toHaveLength(1);
  await tryAgain(store, id);
  expect(await refusedChanges(store)).toEqual([]);
  const [due] = await dueItems(store.vault, 6);
  expect(due).toMatchObject({ id, args: { shortcut: mail }, state: { kind: 'waiting' } });
});

test('discarded it is gone, and what waited behind it goes on', async () => {
  const store = await signInOn(memoryDevice(offline));
  const { vault, profile } = store;
  const say = (at: number) => {
    const input = { id: fixedId(80), value: 'Hello' };
    const now = new Date(at);
    return queueItem(vault, { operation: sendMessage, id: fixedId(at), input, profile, now });
  };
  await say(1);
  await say(2);
  await refuse(store, fixedId(1));
  expect(await dueItems(vault, 6)).toEqual([]);
  await discardItem(store, fixedId(1));
  expect(await refusedChanges(store)).toEqual([]);
  expect((await dueItems(vault, 6)).map(({ id }) => id)).toEqual([fixedId(2)]);
});
